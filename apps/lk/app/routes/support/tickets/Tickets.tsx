import type { ResultOf } from '@m30/api/client';
import { Accordion, AccordionItem } from '@m30/ui-kit/accordion';
import { Button } from '@m30/ui-kit/button';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { QuestionSpot } from '@m30/ui-kit/spot';
import { formatDate } from '@m30/ui-kit/format';
import { ArrowLink } from '@m30/ui-kit/link';
import { ServerHtml } from '@m30/ui-kit/server-html';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { PagedRows } from '../../../components/row-list/PagedRows.tsx';
import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import { answerWords, TICKET_STATES } from '../ticket-state.ts';
import styles from './Tickets.module.css';

/** Questions of the buyer, those changed last first, and what is asked often. */
export function Tickets({ tickets, page, pages, questions }: ResultOf<'LK.GetTickets'>) {
  return (
    <>
      <PageHead
        title="Поддержка"
        lead="Отвечаем по&nbsp;будням с&nbsp;9 до&nbsp;18, на&nbsp;каждый вопрос в&nbsp;течение восьми рабочих часов."
        actions={<Button href="/lk/support/new">Написать обращение</Button>}
      />
      <div className={styles.columns}>
        <Panel title="Ваши обращения">
          <PagedRows
            rows={tickets.map(toRow)}
            empty={
              <EmptyState drawing={<QuestionSpot />} title="Вы ещё ни о чём не спрашивали">
                Ответы появятся здесь и&nbsp;останутся под&nbsp;рукой.
              </EmptyState>
            }
            page={page}
            pages={pages}
            href={(n) => `/lk/support?page=${n}`}
          />
          <ArrowLink href="/lk/support/questions">Вопросы об&nbsp;объектах</ArrowLink>
        </Panel>
        <Panel title="Частые вопросы">
          <Accordion>
            {questions.map(({ id, question, answer }) => (
              <AccordionItem key={id} title={question}>
                <ServerHtml html={answer} />
              </AccordionItem>
            ))}
          </Accordion>
        </Panel>
      </div>
    </>
  );
}

function toRow(ticket: ResultOf<'LK.GetTickets'>['tickets'][number]) {
  const { guid, number, title, state, unread, changed_at } = ticket;
  const { tone, label } = TICKET_STATES[state];
  return {
    ...{ id: guid, href: `/lk/support/${guid}`, title, unread },
    aside: formatDate(changed_at, 'short'),
    note: [number, answerWords(ticket)].filter(Boolean).join('. '),
    mark: <StatusBadge tone={tone}>{label}</StatusBadge>,
  };
}
