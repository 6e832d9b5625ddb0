import { and, eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { refuse } from '../../../kernel/method/refuse.ts';
import { tickets } from './tickets.table.ts';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { guidField } from '../../../kernel/staff/fields.ts';
import { notify } from '../../people/notice/notify.ts';
import { ticketNumber } from './find-tickets.ts';

/** Closes a ticket that needs no answer any more. */
export const closeTicketAction = defineStaffAction({
  name: 'ticket.close',
  right: 'questions.answer',
  summary: 'Закрывает обращение без\u00a0нового ответа',
  shows: 'обращение закрыто, об\u00a0этом уведомление; открыть его снова можно',
  input: v.strictObject({ ticket: guidField('Обращение') }),
  async run(services, { ticket }) {
    const now = services.clock();
    const number = await services.db.transaction(async (tx) => {
      const [row] = await tx
        .update(tickets)
        .set({ state: 'closed', answerBy: null, changedAt: now })
        .where(and(eq(tickets.guid, ticket), ne(tickets.state, 'closed')))
        .returning();
      if (!row) throw refuse(404, 'Открытого обращения с таким номером нет');
      await notify(tx, services, {
        ...{ userId: row.userId, kind: 'ticket' },
        key: `ticket:${ticket}:closed:${now.getTime()}`,
        title: `Обращение ${ticketNumber(row)} закрыто`,
        text: `${row.title}. Если вопрос остался, откройте его снова`,
        href: `/lk/support/${ticket}`,
      });
      return ticketNumber(row);
    });
    void services.outbox.flush();
    return { message: `Обращение ${number} закрыто` };
  },
});
