import { and, asc, desc, eq, gte, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { appointments } from '../appointment/appointments.table.ts';
import { defects, handovers } from './handovers.table.ts';
import { orderEvents } from '../../deal/order/order-events.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import type { AppointmentRow } from '../appointment/book-appointment.ts';
import { CONTRACT_STAGE } from './handover-rules.ts';

type OrderRow = typeof orders.$inferSelect;
type HandoverRow = typeof handovers.$inferSelect;
export type DefectRow = typeof defects.$inferSelect;

/** The rows that describe the handover of one lot. */
export interface HandoverParts {
  order: OrderRow;
  /** `null` while the house is built. */
  handover: HandoverRow | null;
  /** Oldest first. */
  defects: DefectRow[];
  /** About its inspection and keys, newest first. */
  appointments: AppointmentRow[];
  /** When the keys were given, also past the handover here. */
  keysAt: Date | null;
}

/** Premises of a buyer at most: nobody buys more from one account. */
const MOST = 50;

/** Reads what a buyer has a contract for, newest first. */
export async function readHandovers(
  db: Database,
  userId: number,
  only?: SQL,
): Promise<HandoverParts[]> {
  const rows = await db
    .select({ order: orders, handover: handovers })
    .from(orders)
    .leftJoin(handovers, eq(handovers.orderGuid, orders.guid))
    .where(
      and(
        eq(orders.userId, userId),
        gte(orders.stageNumber, CONTRACT_STAGE),
        isNull(orders.sideState),
        only,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.guid))
    .limit(MOST);
  return fill(db, rows);
}

async function fill(
  db: Database,
  rows: readonly Pick<HandoverParts, 'order' | 'handover'>[],
): Promise<HandoverParts[]> {
  const guids = rows.map(({ order }) => order.guid);
  if (guids.length === 0) return [];
  const found = await db
    .select()
    .from(defects)
    .where(inArray(defects.orderGuid, guids))
    .orderBy(asc(defects.createdAt), asc(defects.guid));
  const meetings = await db
    .select()
    .from(appointments)
    .where(
      and(
        inArray(appointments.orderGuid, guids),
        or(eq(appointments.kind, 'acceptance'), eq(appointments.kind, 'keys')),
      ),
    )
    .orderBy(desc(appointments.startsAt));
  const given = await db
    .select({ order: orderEvents.orderGuid, at: orderEvents.at })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderGuid, guids), eq(orderEvents.type, 'keys.given')));
  return rows.map(({ order, handover }) => ({
    order,
    handover,
    defects: found.filter(({ orderGuid }) => orderGuid === order.guid),
    appointments: meetings.filter(({ orderGuid }) => orderGuid === order.guid),
    keysAt: handover?.keysAt ?? given.find((one) => one.order === order.guid)?.at ?? null,
  }));
}
