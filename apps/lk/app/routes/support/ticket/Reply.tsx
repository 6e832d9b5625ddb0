import { useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { Notice } from '@m30/ui-kit/notice';
import { TextArea } from '@m30/ui-kit/text-field';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import { useDraft } from '../../../store/draft/use-draft.ts';
import { useKey } from '../../../store/draft/use-key.ts';
import { MessageFiles, type MessageFile } from '../message/MessageFiles.tsx';
import styles from './TicketView.module.css';

const EMPTY: { text: string; files: readonly MessageFile[] } = { text: '', files: [] };

/** One more message of the buyer; a closed ticket opens again with it. */
export function Reply({ ticket }: { ticket: string }) {
  const [draft, change, clear] = useDraft(`reply.${ticket}`, EMPTY);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const { pending, problem, run } = useAccountCall();
  const keyOf = useKey();
  const isEmpty = draft.text.trim() === '';

  async function send() {
    setTried(true);
    if (isEmpty) return;
    const message = { ticket, text: draft.text, files: draft.files.map(({ guid }) => guid) };
    if (!(await run(() => browserApi.post('LK.AnswerTicket', message, keyOf(message))))) return;
    setTried(false);
    clear();
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label="Сообщение"
        required
        rows={4}
        maxLength={4000}
        value={draft.text}
        error={tried && isEmpty ? 'Напишите сообщение' : undefined}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <MessageFiles
        owner={ticket}
        ticket={ticket}
        files={draft.files}
        onChange={(files) => change({ files })}
        onSending={setSending}
      />
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
      <div>
        <Button type="submit" loading={pending} disabled={sending}>
          Отправить
        </Button>
      </div>
    </form>
  );
}
