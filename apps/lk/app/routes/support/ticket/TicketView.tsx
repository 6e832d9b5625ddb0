import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { ResultOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import { answerWords, TICKET_STATES } from '../ticket-state.ts';
import { Message } from './Message.tsx';
import { RateTicket } from './RateTicket.tsx';
import { Reply } from './Reply.tsx';
import { TicketActions } from './TicketActions.tsx';
import styles from './TicketView.module.css';

/** One ticket: what was written, a word more, its end; once it is open, it is read. */
export function TicketView({ ticket }: ResultOf<'LK.GetTicket'>) {
  const { guid, number, title, state, unread, premise, messages } = ticket;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!unread) return;
    // A mark that is not kept stays for the next visit: no reason to disturb the reader.
    browserApi.post('LK.ReadTicket', { ticket: guid }).then(revalidate, () => {});
  }, [guid, unread, revalidate]);
  const isAnswered = messages.some(({ staff }) => staff !== null);
  return (
    <>
      <PageHead
        trail={[{ label: 'Поддержка', href: '/lk/support' }, { label: number }]}
        title={title}
        lead={
          premise && (
            <>
              {premise.title}, <a href={`/lk/orders/${premise.order}`}>заказ {premise.number}</a>
            </>
          )
        }
        actions={<TicketActions ticket={guid} state={state} />}
      />
      <div className={styles.status}>
        <StatusBadge tone={TICKET_STATES[state].tone}>{TICKET_STATES[state].label}</StatusBadge>
        <span>{answerWords(ticket)}</span>
      </div>
      <ol className={styles.thread} aria-label="Переписка">
        {messages.map((message) => (
          <li key={message.guid}>
            <Message message={message} />
          </li>
        ))}
      </ol>
      {isAnswered && <RateTicket ticket={guid} rating={ticket.rating} />}
      <Panel title={state === 'closed' ? 'Остался вопрос' : 'Написать ещё'}>
        <Reply ticket={guid} />
      </Panel>
    </>
  );
}
