import { undoPrices } from '@m30/studio/contract';
import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { staffOf, type StudioCall } from '../../kernel/studio/studio-call.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { mayUndo } from './list-changes.ts';
import { restorePrices } from './restore-prices.ts';
import { lockChange } from './lock-change.ts';

/** A change, locked, while it may be undone. @throws Refused 404 or 409 */
async function lockUndoable(tx: Database, { clock }: StudioCall['services'], guid: string) {
  const locked = await lockChange(tx, guid);
  if (!locked) throw refuse(404, 'Такого изменения нет');
  const { change, isUndone } = locked;
  if (change.undoes !== null) throw refuse(409, 'Отмену не\u00a0отменяют: измените цены ещё раз');
  if (!mayUndo(change, clock())) {
    throw refuse(409, 'Прошло больше суток. Измените цены ещё раз');
  }
  if (isUndone) throw refuse(409, 'Это изменение уже отменили');
  return change;
}

/**
 * Answers `undoPrices`: prices that two people have agreed on before come back without a second person; a lot that has found a
 * buyer or costs something else by now stays.
 */
export const undoPricesHandler = implementStudio(undoPrices, async (input, call) => {
  const { services } = call;
  return services.db.transaction(async (tx) => {
    const change = await lockUndoable(tx, services, input.change);
    const title = `Отмена: ${change.title}`;
    const { effect, restored, left } = await restorePrices(tx, services, change, {
      ...{ title, reason: 'Возврат к\u00a0прежней цене' },
      ...{ madeBy: staffOf(call).id, statuses: ['free'] },
    });
    if (restored === 0)
      throw refuse(409, 'Ни\u00a0один лот уже не\u00a0вернуть к\u00a0прежней цене');
    await writeAudit(tx, call, {
      ...{ method: undoPrices.name, summary: title, subject: 'prices', subjectId: change.guid },
      ...effect,
    });
    return { restored, left: left.map(({ number }) => `№\u00a0${number}`) };
  });
});
