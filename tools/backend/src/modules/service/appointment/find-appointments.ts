import { asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { appointments } from './appointments.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import type { AboutLot } from './appointment-words.ts';

interface Reading {
  where: SQL | undefined;
  /** @default soonest first */
  order?: SQL[];
  /** @default 100 */
  limit?: number;
}

/** Reads appointments with the lots that they are about. */
export async function findAppointments(
  db: Database,
  { where, order = [asc(appointments.startsAt)], limit = 100 }: Reading,
): Promise<AboutLot[]> {
  return db
    .select({ row: appointments, lot: orders.lotGuid })
    .from(appointments)
    .leftJoin(orders, eq(orders.guid, appointments.orderGuid))
    .where(where)
    .orderBy(...order)
    .limit(limit);
}

/** One appointment of a buyer; `undefined` where there is none. */
export async function findAppointment(
  db: Database,
  where: SQL | undefined,
): Promise<AboutLot | undefined> {
  const [found] = await findAppointments(db, { where, limit: 1 });
  return found;
}
