import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { orderEvents } from './order-events.table.ts';
import { orders } from './orders.table.ts';
import { nextStep } from './next-step.ts';
import { notifyOfOrder } from './notify-of-order.ts';
import type { OrderEvent } from './core/events.ts';
import type { OrderStore } from './core/record.ts';
import type { Following } from './order-follower.ts';
import { refundReason } from './event-words.ts';

type EventRow = typeof orderEvents.$inferSelect;

/** Orders in the database, within a transaction. */
export function databaseStore(tx: Database, services: Following): OrderStore {
  return {
    ...eventStore(tx),
    async follow(order, change) {
      for (const followChange of services.orderFollowers) {
        await followChange(tx, services, order, change);
      }
      await notifyOfOrder(tx, services, order, change.event);
    },
    refund: (order, payments, event) =>
      services.refundOrder(tx, { order, payments, reason: refundReason(event) }),
  };
}

/** Events alone: reading them, and writing the next one together with what they add up to. */
export function eventStore(tx: Database): Pick<OrderStore, 'events' | 'append'> {
  return {
    events: (order) => readEvents(tx, order),

    async append(order, event, after) {
      const { type, key, actor, from, to, side, reason, data, at } = event;
      const written = await tx
        .insert(orderEvents)
        .values({
          guid: randomUUID(),
          orderGuid: order,
          seq: after.version,
          type,
          key,
          actor,
          fromStage: from === 0 ? null : from,
          toStage: to,
          side,
          reason,
          data,
          at,
        })
        .onConflictDoNothing()
        .returning({ guid: orderEvents.guid });
      if (written.length === 0) return false;
      const { version, stage: stageNumber, contract, finished } = after;
      const deadline = after.hold?.until ?? null;
      const buyersTurn = nextStep(after, order, deadline) !== null;
      await tx
        .update(orders)
        .set({
          ...{ version, stageNumber, contract, finished, deadline, buyersTurn },
          sideState: after.side,
        })
        .where(eq(orders.guid, order));
      return true;
    },
  };
}

/** Events of an order, oldest first. */
export async function readEvents(db: Database, order: string): Promise<OrderEvent[]> {
  return (await readEventRows(db, order)).map(toEvent);
}

/** Rows of the events of an order, oldest first. */
function readEventRows(db: Database, order: string): Promise<EventRow[]> {
  return db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderGuid, order))
    .orderBy(asc(orderEvents.seq));
}

/** A row as the rules know it; its data was written by them. */
export function toEvent({ fromStage, toStage, ...row }: EventRow): OrderEvent {
  const { type, key, actor, side, reason, data, at } = row;
  return {
    type,
    key,
    actor,
    side,
    reason,
    data,
    at,
    from: fromStage ?? 0,
    to: toStage,
  } as OrderEvent;
}
