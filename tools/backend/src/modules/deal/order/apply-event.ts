import { and, eq } from 'drizzle-orm';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { orders } from './orders.table.ts';
import type { Wish } from './core/events.ts';
import { record } from './core/record.ts';
import type { OrderState } from './core/state.ts';
import { databaseStore } from './database-store.ts';
import type { Following } from './order-follower.ts';
import { refuseOrder } from './refusal-words.ts';

type Input<Some extends Wish> = Some extends Wish
  ? Omit<Some, 'at' | 'reason'> & { reason?: string | null }
  : never;

/** An event that somebody asks for, and the order that it is for. */
export type AskedEvent = Input<Wish> & {
  /** Guid. */
  order: string;
  /** Whose the order has to be; partners ask for any. */
  userId?: number;
};

/** What came of it. */
export interface Applied {
  /** `false` where the same key was there already. */
  applied: boolean;
  order: OrderState;
}

/**
 * Applies an event to an order within a transaction, once per key: writes it, keeps hold, lot and
 * refunds in step. Everything that changes an order goes through here.
 * @throws Refused 404 where there is no such order or it is somebody else's, 409 where the rules refuse
 */
export async function applyEvent(
  tx: Database,
  services: Following,
  { order, userId, ...asked }: AskedEvent,
): Promise<Applied> {
  await lockOrder(tx, order, userId);
  const wish = { reason: null, ...asked, at: services.clock() } as Wish;
  const recorded = await record(databaseStore(tx, services), order, wish);
  if ('refusal' in recorded) throw refuseOrder(recorded.refusal, recorded.order);
  return recorded;
}

/** Writers of one order wait for one another; `seq` would only make them try again. */
export async function lockOrder(
  tx: Database,
  guid: string,
  userId?: number,
): Promise<typeof orders.$inferSelect> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.guid, guid), userId === undefined ? undefined : eq(orders.userId, userId)))
    .for('no key update');
  if (!row) throw refuse(404, 'Такого заказа нет');
  return row;
}
