import type { Database } from '../../../kernel/db/database.ts';
import { lockOrder } from './apply-event.ts';
import { fold } from './core/fold.ts';
import { expiry, record } from './core/record.ts';
import { databaseStore, readEvents } from './database-store.ts';
import type { Following } from './order-follower.ts';

/**
 * Stops an order whose hold has run out.
 * @returns `false` where it was stopped or its hold was prolonged meanwhile
 */
export async function expireOrder(
  tx: Database,
  services: Following,
  { order, now }: { order: string; now: Date },
): Promise<boolean> {
  await lockOrder(tx, order);
  const state = fold(await readEvents(tx, order));
  const recorded = await record(databaseStore(tx, services), order, expiry(state, now));
  return 'applied' in recorded && recorded.applied;
}
