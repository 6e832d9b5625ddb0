import { and, desc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { orderEvents } from './order-events.table.ts';
import { orders } from './orders.table.ts';
import type { EventType } from './core/events.ts';

/** Of events of some types, the one that an order of the outer query met last. */
function lastEvent(db: Database, types: EventType[]): SQL<string | null> {
  const asked = db
    .select({ type: orderEvents.type })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderGuid, orders.guid), inArray(orderEvents.type, types)))
    .orderBy(desc(orderEvents.seq))
    .limit(1);
  return sql<string | null>`(${asked})`;
}

/** Condition of a query over `orders`: the event `keys.given` has happened. */
export const isKeysGiven = (db: Database): SQL<boolean> =>
  sql<boolean>`${lastEvent(db, ['keys.given'])} is not null`;

/** An order that goes on: nothing stopped it for good, its hold has not run out, money, keys and ownership are not all there. */
export function isAtWork(now: Date): SQL | undefined {
  return and(
    or(isNull(orders.sideState), eq(orders.sideState, 'refused')),
    or(isNull(orders.deadline), gt(orders.deadline, now)),
    eq(orders.finished, false),
  );
}

/** The money of an order is the developer's, so that the lot may be handed over. */
export const isReleased = (db: Database): SQL<boolean> =>
  sql<boolean>`${lastEvent(db, ['escrow.released', 'letter.released'])} is not null`;

/** The same order waits for its buyer: no bank, register or member of staff has it. */
export const isWaiting: SQL<boolean> = sql<boolean>`${orders.buyersTurn}`;
