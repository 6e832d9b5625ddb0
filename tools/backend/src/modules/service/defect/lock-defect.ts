import { and, eq } from 'drizzle-orm';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { defects } from '../acceptance/handovers.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import type { DefectRow } from '../acceptance/read-handovers.ts';

const NO_DEFECT = 'Такого замечания нет';

/**
 * Locks a defect of a buyer for the transaction.
 * @throws Refused 404 where the buyer has none such, also when it is somebody else's
 */
export async function lockDefect(tx: Database, userId: number, guid: string): Promise<DefectRow> {
  const [found] = await tx
    .select({ defect: defects })
    .from(defects)
    .innerJoin(orders, eq(orders.guid, defects.orderGuid))
    .where(and(eq(defects.guid, guid), eq(orders.userId, userId)))
    .for('update', { of: defects });
  if (!found) throw refuse(404, NO_DEFECT);
  return found.defect;
}

/**
 * Locks a defect that its buyer may still change.
 * @throws Refused 404 where the buyer has none such, 409 where its act is sent
 */
export async function lockDraft(tx: Database, userId: number, guid: string): Promise<DefectRow> {
  const defect = await lockDefect(tx, userId, guid);
  if (defect.act === null) return defect;
  throw refuse(409, 'Акт уже отправлен. Запишите новое замечание в\u00a0следующий');
}
