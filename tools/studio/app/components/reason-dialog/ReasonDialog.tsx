import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Modal } from '@m30/ui-kit/modal';
import { TextArea } from '@m30/ui-kit/text-field';
import { Form } from '../../form/Form.tsx';
import styles from './ReasonDialog.module.css';

/** Characters that every reason of the contract may have. */
const MOST = 300;

interface ReasonDialogProps {
  title: string;
  /** What happens, and who reads the reason. */
  lead: string;
  /** The verb of the button. */
  action: string;
  /** Reasons that are given often: a press writes them down. */
  usual?: readonly string[];
  open: boolean;
  onClose: () => void;
  send: (reason: string) => Promise<unknown>;
}

/** Asks why before something is refused, cancelled or closed. */
export function ReasonDialog({ title, lead, open, onClose, ...form }: ReasonDialogProps) {
  return (
    <Modal name="reason" title={title} lead={lead} size="small" open={open} onClose={onClose}>
      <ReasonForm {...form} onDone={onClose} />
    </Modal>
  );
}

type ReasonFormProps = Pick<ReasonDialogProps, 'action' | 'usual' | 'send'> & {
  onDone: () => void;
};

function ReasonForm({ action, usual = [], send, onDone }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const submit = async () => {
    if (reason.trim() === '') return setError('Напишите причину');
    setSending(true);
    try {
      await send(reason.trim());
      onDone();
    } catch {
      // The sender has shown why; the words stay for another try.
      setSending(false);
    }
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {usual.length > 0 && (
        <ul className={styles.usual} aria-label="Частые причины">
          {usual.map((words) => (
            <li key={words}>
              <button type="button" onClick={() => setReason(words)}>
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextArea
        label="Причина"
        data-autofocus
        rows={3}
        maxLength={MOST}
        value={reason}
        error={error}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" loading={sending}>
        {action}
      </Button>
    </Form>
  );
}
