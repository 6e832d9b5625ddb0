import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { setLotStatus } from '@m30/studio/contract';
import {
  LOT_STATUSES,
  nextStatuses,
  type GivenStatus,
} from '@m30/studio/contract/catalogue/lot-status';
import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { staffOf } from '../../kernel/studio/studio-call.ts';
import { endExpired } from '../../modules/deal/hold/end-holds.ts';
import { findHolds } from '../../modules/deal/hold/find-holds.ts';
import { lotTitle } from '../../modules/deal/lead-work/to-desk-lead.ts';
import { buildings, lots } from '../../modules/estate/objects.table.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { lotStatusChanges } from '../../modules/staff/lot-status/lot-status-changes.table.ts';
import { lockLots, type LockedLot } from '../price/lock-lots.ts';

/** Answers `setLotStatus`: what a buyer holds or has bought is moved by its order alone; cards and feeds follow the row. */
export const setLotStatusHandler = implementStudio(setLotStatus, async (input, call) => {
  const { services } = call;
  const { lot: guid, status, former, reason } = input;
  await services.db.transaction(async (tx) => {
    // Orders before lots, as everybody locks them.
    await endExpired(tx, services, { now: services.clock(), lotGuids: [guid] });
    const [row] = await lockLots(tx, [guid]);
    if (!row) throw refuse(404, 'Такого лота нет');
    await checkChange(tx, row, { status, former });
    await tx.update(lots).set({ status }).where(eq(lots.guid, guid));
    await tx.insert(lotStatusChanges).values({
      ...{ guid: randomUUID(), lotGuid: guid, before: row.status, after: status, reason },
      ...{ madeAt: services.clock(), madeBy: staffOf(call).id },
    });
    await writeAudit(tx, call, {
      ...{ method: setLotStatus.name, subject: 'lot', subjectId: guid },
      summary: `${lotTitle(services.catalogue.snapshot, guid)}: ${LOT_STATUSES[status].toLowerCase()}`,
      before: { status: row.status },
      after: { status, reason },
    });
  });
  return { status };
});

/** @throws Refused 409 where the lot stands otherwise by now, a buyer has it, or it cannot be sold yet */
async function checkChange(
  tx: Database,
  row: LockedLot,
  { status, former }: { status: GivenStatus; former: LockedLot['status'] },
): Promise<void> {
  const hold = (await findHolds(tx, [row.guid])).get(row.guid);
  if (hold) throw refuse(409, 'Лот держит покупатель: сначала отмените его заказ');
  if (row.status !== former) throw refuse(409, 'Статус уже другой. Обновите страницу');
  if (!nextStatuses(row.status, false).includes(status)) {
    throw refuse(409, 'Этот статус ведёт сделка: вручную его не\u00a0меняют');
  }
  if (status === 'closed') return;
  if (row.price === 0) throw refuse(409, 'У\u00a0лота нет цены: сначала загрузите её импортом');
  const [building] = await tx.select().from(buildings).where(eq(buildings.id, row.buildingId));
  if (!building?.onSale) throw refuse(409, 'Продажи этого корпуса ещё не\u00a0открыты');
}
