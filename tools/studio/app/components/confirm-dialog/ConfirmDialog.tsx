import { useState, type ReactNode } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Modal } from '@m30/ui-kit/modal';
import styles from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** The verb of the button. */
  action: string;
  /** What happens then. */
  children: ReactNode;
  open: boolean;
  onClose: () => void;
  send: () => Promise<unknown>;
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({
  title,
  action,
  children,
  open,
  onClose,
  send,
}: ConfirmDialogProps) {
  const [sending, setSending] = useState(false);
  const run = async () => {
    setSending(true);
    try {
      await send();
      onClose();
    } catch {
      // The sender has shown why.
    } finally {
      setSending(false);
    }
  };
  return (
    <Modal name="confirm" title={title} size="small" open={open} onClose={onClose}>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>
        <Button loading={sending} data-autofocus onClick={() => void run()}>
          {action}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Не надо
        </Button>
      </div>
    </Modal>
  );
}
