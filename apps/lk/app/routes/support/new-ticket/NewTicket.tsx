import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ResultOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { Select } from '@m30/ui-kit/select';
import { TextArea, TextField } from '@m30/ui-kit/text-field';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { FormErrors } from '../../../components/form-errors/FormErrors.tsx';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import { useDraft } from '../../../store/draft/use-draft.ts';
import { useKey } from '../../../store/draft/use-key.ts';
import { useComplaints } from '../../../store/form/use-complaints.ts';
import { MessageFiles } from '../message/MessageFiles.tsx';
import { complaintsOf, EMPTY } from './new-ticket-draft.ts';
import styles from './NewTicket.module.css';

export interface NewTicketProps extends ResultOf<'LK.GetTicketForm'> {
  /** Guid of the buyer. */
  user: string;
}

/** A question to the company; what is typed and uploaded survives a reload. */
export function NewTicket({ topics, premises, answer_by, user }: NewTicketProps) {
  const [draft, change, clear] = useDraft(`ticket.${user}`, EMPTY);
  const [sending, setSending] = useState(false);
  const { pending, problem, run } = useAccountCall();
  const navigate = useNavigate();
  const keyOf = useKey();
  const { wrong, attempt, idOf, attemptToSend } = useComplaints(complaintsOf(draft));

  async function send() {
    const topic = topics.find(({ id }) => id === draft.topic)?.id;
    if (!attemptToSend() || !topic) return;
    const { title, text, premise } = draft;
    const question = {
      ...{ topic, title, text, files: draft.files.map(({ guid }) => guid) },
      ...(premise && { premise }),
    };
    const sent = await run(() => browserApi.post('LK.SendTicket', question, keyOf(question)));
    if (!sent) return;
    clear();
    await navigate(`/support/${sent.ticket.guid}`);
  }
  return (
    <>
      <PageHead
        trail={[{ label: 'Поддержка', href: '/lk/support' }, { label: 'Новое обращение' }]}
        title="Новое обращение"
        lead={`Если отправите сейчас, ответим до\u00a0${formatDate(answer_by, 'dateTime')}.`}
      />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <FormErrors {...{ wrong, attempt, idOf }} />
        <div className={styles.pair}>
          <Select
            id={idOf('topic')}
            label="Тема"
            required
            placeholder="Выберите"
            options={topics}
            value={draft.topic}
            error={wrong['topic']}
            onChange={({ currentTarget }) => change({ topic: currentTarget.value })}
          />
          {premises.length > 0 && (
            <Select
              label="О чём речь (необязательно)"
              placeholder="Вопрос не о покупке"
              options={premises.map(({ order, number, title }) => ({
                id: order,
                label: `${title}, заказ ${number}`,
              }))}
              value={draft.premise}
              onChange={({ currentTarget }) => change({ premise: currentTarget.value })}
            />
          )}
        </div>
        <TextField
          id={idOf('title')}
          label="Вопрос одной строкой"
          required
          maxLength={120}
          autoComplete="off"
          value={draft.title}
          error={wrong['title']}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <TextArea
          id={idOf('text')}
          label="Подробности"
          required
          rows={7}
          maxLength={4000}
          value={draft.text}
          error={wrong['text']}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <MessageFiles
          owner={user}
          files={draft.files}
          onChange={(files) => change({ files })}
          onSending={setSending}
        />
        <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
        <div>
          <Button type="submit" loading={pending} disabled={sending}>
            Отправить обращение
          </Button>
        </div>
      </form>
    </>
  );
}
