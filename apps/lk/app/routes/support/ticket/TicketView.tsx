import { useEffect } from 'react';
import type { ResultOf } from '@m30/api/client';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import { answerWords, TICKET_STATES } from '../ticket-state.ts';
import { Message } from './Message.tsx';
import { RateTicket } from './RateTicket.tsx';
import { Reply } from './Reply.tsx';
import { TicketActions } from './TicketActions.tsx';
import { useReadTicket } from './use-read-ticket.ts';
import styles from './TicketView.module.css';

/** One ticket: what was written, a word more, its end; once it is open, it is read. */
export function TicketView({ ticket }: ResultOf<'LK.GetTicket'>) {
  const { guid, number, title, state, unread, premise, messages } = ticket;
  const { run: read } = useReadTicket();
  useEffect(() => {
    // A mark that is not stored stays for the next visit: no reason to disturb the reader.
    if (unread) read({ ticket: guid });
  }, [guid, unread, read]);
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
