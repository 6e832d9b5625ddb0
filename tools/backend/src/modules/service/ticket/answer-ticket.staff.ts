import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { refuse } from '../../../kernel/method/refuse.ts';
import { ticketMessages, tickets } from './tickets.table.ts';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { flagField, guidField, lineField, textField } from '../../../kernel/staff/fields.ts';
import { notify } from '../../people/notice/notify.ts';
import { ticketNumber } from './find-tickets.ts';

/** Writes to the buyer in a ticket; the last word may close it. */
export const answerTicketAction = defineStaffAction({
  name: 'ticket.answer',
  right: 'questions.answer',
  summary: 'Отвечает на\u00a0обращение',
  shows:
    'ответ и\u00a0имя того, кто отвечает, в\u00a0обращении; уведомление «Ответили на\u00a0обращение»',
  input: v.strictObject({
    ticket: guidField('Обращение'),
    text: textField('Ответ'),
    author: v.optional(lineField('Кто отвечает', 80), 'Служба заботы'),
    close: flagField('Сразу закрыть'),
  }),
  async run(services, { ticket, text, author, close }) {
    const now = services.clock();
    const number = await services.db.transaction(async (tx) => {
      const state = close ? 'closed' : 'answered';
      const [row] = await tx
        .update(tickets)
        .set({ state, unread: true, answerBy: null, changedAt: now })
        .where(eq(tickets.guid, ticket))
        .returning();
      if (!row) throw refuse(404, 'Такого обращения нет');
      const guid = randomUUID();
      const message = { guid, ticketGuid: ticket, staff: author, text, createdAt: now };
      await tx.insert(ticketMessages).values(message);
      await notify(tx, services, {
        ...{ userId: row.userId, kind: 'ticket', key: `ticket:${ticket}:answer:${guid}` },
        title: `Ответили на\u00a0обращение ${ticketNumber(row)}`,
        text: row.title,
        href: `/lk/support/${ticket}`,
      });
      return ticketNumber(row);
    });
    void services.outbox.flush();
    return { message: `Ответ на обращение ${number} отправлен` };
  },
});
