import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { refuse } from '../../../kernel/method/refuse.ts';
import { appointments } from './appointments.table.ts';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { choiceField, guidField, lineField } from '../../../kernel/staff/fields.ts';
import { askRating } from '../feedback/ask-rating.ts';

/** What a buyer is asked to rate, by the kind of the meeting. */
const ABOUT = {
  acceptance: 'приёмка квартиры',
  keys: 'передача ключей',
  showroom: 'встреча в\u00a0шоуруме',
};

/** A meeting is over, or the buyer did not come. */
export const closeAppointment = defineStaffAction({
  name: 'appointment.close',
  right: 'handover.manage',
  summary: 'Отмечает, что встреча состоялась или что покупатель не пришёл',
  shows:
    'в\u00a0кабинете встреча закончена; если назвать, кто встречал, придёт просьба оценить его',
  input: v.strictObject({
    appointment: guidField('Встреча'),
    outcome: choiceField('Итог', { done: 'Состоялась', missed: 'Не пришёл' }),
    manager: v.optional(lineField('Кто встречал: попросим оценить', 100)),
  }),
  async run(services, { appointment, outcome, manager }) {
    const { db, clock, outbox } = services;
    await db.transaction(async (tx) => {
      const own = eq(appointments.guid, appointment);
      const [row] = await tx.select().from(appointments).where(own).for('update');
      if (!row) throw refuse(404, 'Такой встречи нет');
      if (row.state !== 'booked') throw refuse(409, 'Встреча уже закрыта или отменена');
      await tx.update(appointments).set({ state: outcome, changedAt: clock() }).where(own);
      if (outcome !== 'done' || manager === undefined) return;
      const { userId, kind } = row;
      const subject = `appointment:${appointment}`;
      await askRating(tx, services, { userId, manager, about: ABOUT[kind], subject });
    });
    void outbox.flush();
    return {
      message: outcome === 'done' ? 'Встреча состоялась' : 'Отмечено, что покупатель не пришёл',
    };
  },
});
