import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import { skipTo } from '../../../kernel/db/read-page.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { orderParticipants, orders } from './orders.table.ts';
import { orderEvents } from './order-events.table.ts';
import { fold } from './core/fold.ts';
import { seenAt } from './core/state.ts';
import { toEvent } from './database-store.ts';
import { filesOfOrders } from './order-files.ts';
import { toOrder, type OrderParts } from './to-order.ts';

type Order = ResultOf<'Order.GetOrderList'>['orders'][number];
type EventRow = typeof orderEvents.$inferSelect;

/** What is read of an order, with its events oldest first. */
export type ReadOrder = OrderParts & { events: readonly EventRow[] };

/** Orders on one page of a list. */
export const ORDERS_ON_PAGE = 20;

/** Orders to read: which, and how many of them from where. */
interface Reading {
  where: SQL | undefined;
  /** @default newest first */
  order?: SQL[];
  limit?: number;
  offset?: number;
}

/**
 * Finds one page of the orders of a buyer, newest first.
 * @param page from 1
 */
export async function findOrders(
  services: Services,
  userId: number,
  page = 1,
): Promise<{ orders: Order[]; total: number }> {
  const where = eq(orders.userId, userId);
  const [limit, offset] = [ORDERS_ON_PAGE, skipTo(page, ORDERS_ON_PAGE)];
  const total = await services.db.$count(orders, where);
  const found = await readOrders(services, { where, limit, offset });
  return { orders: found.map((parts) => toOrder(services, parts)), total };
}

/** Reads orders in as many statements however many they are. */
export async function readOrders(
  services: Services,
  { where, order = [desc(orders.createdAt), desc(orders.guid)], limit, offset = 0 }: Reading,
): Promise<ReadOrder[]> {
  const { db } = services;
  const asked = db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...order)
    .offset(offset);
  const rows = await (limit === undefined ? asked : asked.limit(limit));
  const guids = rows.map((row) => row.guid);
  const people = Map.groupBy(await participantsOf(db, guids), ({ orderGuid }) => orderGuid);
  const events = Map.groupBy(await eventsOf(db, guids), ({ orderGuid }) => orderGuid);
  const files = await filesOfOrders(services, guids);
  const now = services.clock();
  return rows.map((row) => {
    const own = events.get(row.guid) ?? [];
    return {
      row,
      state: seenAt(fold(own.map(toEvent)), now),
      events: own,
      people: people.get(row.guid) ?? [],
      files: files.get(row.guid) ?? [],
    };
  });
}

function participantsOf(db: Database, guids: string[]) {
  return db
    .select()
    .from(orderParticipants)
    .where(inArray(orderParticipants.orderGuid, guids))
    .orderBy(asc(orderParticipants.position));
}

function eventsOf(db: Database, guids: string[]) {
  return db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderGuid, guids))
    .orderBy(asc(orderEvents.seq));
}
