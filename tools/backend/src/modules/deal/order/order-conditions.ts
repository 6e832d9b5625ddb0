import { and, desc, eq, gt, inArray, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm';
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

/** The keys of an order are given. */
export const isKeysGiven = (db: Database): SQL<boolean> =>
  sql<boolean>`${lastEvent(db, ['keys.given'])} is not null`;

/** An order that goes on: nothing stopped it for good, its hold has not run out, the keys are ahead. */
export function isAtWork(db: Database, now: Date): SQL | undefined {
  return and(
    or(isNull(orders.sideState), eq(orders.sideState, 'refused')),
    or(isNull(orders.deadline), gt(orders.deadline, now)),
    or(ne(orders.stageNumber, 10), not(isKeysGiven(db))),
  );
}

/** The same order waits for its buyer: neither a bank nor the registry has it. As `nextStep` says of one order. */
export function isWaiting(db: Database): SQL<boolean> {
  const applied = lastEvent(db, ['mortgage.sent', 'mortgage.refused']);
  const registering = lastEvent(db, ['registration.sent', 'registration.suspended']);
  return sql<boolean>`case
    when ${orders.sideState} = 'refused' then true
    when ${orders.stageNumber} = 5 then coalesce(${applied}, '') <> 'mortgage.sent'
    when ${orders.stageNumber} = 9 then coalesce(${registering}, '') <> 'registration.sent'
    else true end`;
}
