import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { choiceField, guidField, lineField } from '../../../kernel/staff/fields.ts';
import { changeRow } from './change-viewing.ts';
import { findViewings } from './find-viewing.ts';
import type { HostedViewing } from './to-viewing.ts';
import { tellVisitor } from './viewing-messages.ts';
import { viewings } from './viewings.table.ts';

/** The company can't show the lot: the visitor reads why. */
export const cancelViewingAction = defineStaffAction({
  name: 'viewing.cancel',
  right: 'viewings.change',
  summary: 'Отменяет просмотр; посетитель получит СМС с\u00a0причиной',
  shows: 'СМС и\u00a0письмо с\u00a0причиной; она\u00a0же на\u00a0странице просмотра',
  input: v.strictObject({
    viewing: guidField('Просмотр'),
    reason: lineField('Причина для посетителя'),
  }),
  async run(services, { viewing, reason }) {
    await services.db.transaction(async (tx) => {
      const before = await lockBooked(tx, viewing);
      const set = { state: 'cancelled' as const, reason, changedAt: services.clock() };
      const row = await changeRow(tx, services, before, set);
      await tellVisitor(tx, services, { ...before, row }, 'cancelled');
    });
    void services.outbox.flush();
    return { message: 'Просмотр отменён, посетителю отправлено СМС' };
  },
});

/** A viewing is over, or the visitor did not come. */
export const closeViewingAction = defineStaffAction({
  name: 'viewing.close',
  right: 'viewings.change',
  summary: 'Отмечает, что просмотр состоялся или что посетитель не\u00a0пришёл',
  shows:
    '«Просмотр состоялся» или «не\u00a0состоялся» на\u00a0его странице; сообщения не\u00a0будет',
  input: v.strictObject({
    viewing: guidField('Просмотр'),
    outcome: choiceField('Итог', { done: 'Состоялся', missed: 'Не пришёл' }),
  }),
  async run(services, { viewing, outcome }) {
    await services.db.transaction(async (tx) => {
      const before = await lockBooked(tx, viewing);
      await changeRow(tx, services, before, { state: outcome, changedAt: services.clock() });
    });
    return {
      message:
        outcome === 'done' ? 'Просмотр состоялся' : 'Отмечено, что посетитель не\u00a0пришёл',
    };
  },
});

/** @throws Refused 404, 409 */
async function lockBooked(tx: Database, guid: string): Promise<HostedViewing> {
  const own = eq(viewings.guid, guid);
  await tx.select().from(viewings).where(own).for('update');
  const [found] = await findViewings(tx, own, 1);
  if (!found) throw refuse(404, 'Такого просмотра нет');
  if (found.row.state !== 'booked') throw refuse(409, 'Просмотр уже закрыт или отменён');
  return found;
}
