import { useState } from 'react';
import type { ResultOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { Notice } from '@m30/ui-kit/notice';
import { TextArea } from '@m30/ui-kit/text-field';
import { useDraft } from '../../../store/draft/use-draft.ts';
import { useKey } from '../../../store/draft/use-key.ts';
import { MessageFiles, type MessageFile } from '../message/MessageFiles.tsx';
import styles from './TicketView.module.css';
import { useTicketCall } from './use-ticket-call.ts';

interface Answer {
  ticket: string;
  text: string;
  files: readonly MessageFile[];
  /** ISO instant. */
  at: string;
}

const EMPTY: { text: string; files: readonly MessageFile[] } = { text: '', files: [] };

/** One more message of the buyer; a closed ticket opens again with it. */
export function Reply({ ticket }: { ticket: string }) {
  const [draft, change, clear] = useDraft(`reply.${ticket}`, EMPTY);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const keyOf = useKey();
  const post = ({ text, files }: Answer) => {
    const message = { ticket, text, files: files.map(({ guid }) => guid) };
    return browserApi.post('LK.AnswerTicket', message, keyOf(message));
  };
  const { pending, problem, send: answer } = useTicketCall('answer-ticket', post, withMessage);
  // The message stands in the thread; where it is refused, it is here again.
  const shown = pending ? EMPTY : draft;
  const isEmpty = draft.text.trim() === '';

  async function send() {
    setTried(true);
    if (isEmpty || pending) return;
    setTried(false);
    if (await answer({ ticket, ...draft, at: new Date().toISOString() })) clear();
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
        value={shown.text}
        readOnly={pending}
        error={tried && isEmpty ? 'Напишите сообщение' : undefined}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <MessageFiles
        owner={ticket}
        ticket={ticket}
        files={shown.files}
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

/** A closed ticket opens again with a message. */
const withMessage = (ticket: ResultOf<'LK.GetTicket'>['ticket'], { text, files, at }: Answer) => ({
  ...ticket,
  state: 'open' as const,
  messages: [...ticket.messages, { guid: at, staff: null, text, files: [...files], at }],
});
