import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { refuse } from '../../../kernel/method/refuse.ts';
import { clubCards } from './loyalty.table.ts';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { lineField, wholeField } from '../../../kernel/staff/fields.ts';
import { notify } from '../../people/notice/notify.ts';
import { addPoints } from './add-points.ts';
import { readNumber } from './card-number.ts';
import { pointsOf } from './find-loyalty.ts';

/** Gives points of the club, or takes them; a balance never falls below zero. */
export const addPointsAction = defineStaffAction({
  name: 'loyalty.add-points',
  right: 'services.manage',
  summary: 'Начисляет или списывает баллы клубной карты',
  shows: 'новый остаток баллов с\u00a0причиной и\u00a0уведомление о\u00a0нём',
  input: v.strictObject({
    card: lineField('Номер карты', 20),
    points: wholeField('Баллы, со знаком минус для списания', { min: -10_000, max: 10_000 }),
    reason: lineField('За что', 120),
  }),
  async run(services, { card, points, reason }) {
    const number = readNumber(card);
    if (number === null || points === 0) throw refuse(422, 'Проверьте номер карты и\u00a0баллы');
    const balance = await services.db.transaction(async (tx) => {
      // The row is locked: two who take points at once do not take them twice.
      const [found] = await tx
        .select()
        .from(clubCards)
        .where(eq(clubCards.number, number))
        .for('update');
      if (!found) throw refuse(404, 'Карты с\u00a0таким номером нет');
      const { userId } = found;
      if (found.blockedOn !== null) throw refuse(409, 'Карта заблокирована');
      const before = await pointsOf(tx, userId);
      if (before.balance + points < 0) {
        throw refuse(409, `На\u00a0карте только ${before.balance} баллов`);
      }
      const key = `staff:${randomUUID()}`;
      await addPoints(tx, { userId, key, points, reason, at: services.clock() });
      await notify(tx, services, {
        ...{ userId, key },
        kind: 'promo',
        title: points > 0 ? `Начислено баллов: ${points}` : `Списано баллов: ${-points}`,
        text: reason,
        href: '/lk/loyalty',
      });
      return before.balance + points;
    });
    void services.outbox.flush();
    return { message: `Готово, на\u00a0карте баллов: ${balance}`, balance };
  },
});
