import { asc, eq } from 'drizzle-orm';
import { TICKET_TOPICS } from '@m30/api';
import { formatDate } from '@m30/ui-kit/format';
import { tickets } from './tickets.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { defineStaffWork } from '../../../kernel/staff/define-staff-work.ts';
import { dialled } from '../../../kernel/staff/staff-words.ts';
import { messagesOf, ticketNumber } from './find-tickets.ts';

/** Tickets that wait for an answer. */
export const ticketsWork = defineStaffWork({
  name: 'tickets',
  right: 'questions.answer',
  title: 'Обращения',
  async list({ db }, most) {
    const waits = eq(tickets.state, 'open');
    const rows = await db
      .select({ ticket: tickets, buyer: users })
      .from(tickets)
      .innerJoin(users, eq(users.id, tickets.userId))
      .where(waits)
      .orderBy(asc(tickets.answerBy))
      .limit(most);
    const items = rows.map(async ({ ticket, buyer }) => {
      const { guid, title, topic, answerBy } = ticket;
      const messages = await messagesOf(db, guid);
      const name = `${buyer.lastName} ${buyer.name}`;
      return {
        guid,
        title: `${ticketNumber(ticket)}: ${title}`,
        facts: [
          ['Тема', TICKET_TOPICS[topic]],
          ['Покупатель', `${name}, ${dialled(buyer.phone)}`],
          ['Ответить до', answerBy ? formatDate(answerBy, 'stamp') : 'срока нет'],
        ] as const,
        texts: messages.map(({ staff, text, at }) => ({
          ...{ author: staff ?? name, text, at: new Date(at) },
        })),
        files: messages.flatMap(({ files }) => files),
        actions: [
          { name: 'ticket.answer', given: { ticket: guid } },
          { name: 'ticket.close', given: { ticket: guid } },
        ],
      };
    });
    return { total: await db.$count(tickets, waits), items: await Promise.all(items) };
  },
});
