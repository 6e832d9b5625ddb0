import { and, eq } from 'drizzle-orm';
import type { OrderDetails } from '@m30/api';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { findPause } from '../hold/hold-pause.ts';
import { readOrders } from '../order/find-orders.ts';
import { orderDrafts, orders } from '../order/orders.table.ts';
import { toEvent } from '../order/database-store.ts';
import { findSigners } from '../signing/find-signers.ts';
import { findBanks } from './find-banks.ts';
import { knownPeople } from './known-people.ts';
import { toOrderDetails } from './to-order-details.ts';

/**
 * Finds one order of a buyer with everything that the buyer works on.
 * @throws Refused 404 when there is none, also when it is somebody else's
 */
export async function findOrder(
  services: Services,
  userId: number,
  guid: string,
): Promise<OrderDetails> {
  const where = and(eq(orders.userId, userId), eq(orders.guid, guid));
  const [found] = await readOrders(services, { where });
  if (!found) throw refuse(404, 'Такого заказа нет');
  const drafts = await services.db
    .select()
    .from(orderDrafts)
    .where(eq(orderDrafts.orderGuid, guid));
  const known = await knownPeople(services.db, { userId, guid });
  const { lotGuid } = found.row;
  const pause = await findPause(services.db, { lotGuid, userId, now: services.clock() });
  const asked = await findBanks(services.db, guid);
  const signers = await findSigners(services.db, {
    order: guid,
    state: found.state,
    events: found.events.map(toEvent),
    people: found.people.flatMap(({ data }) => data ?? []),
    now: services.clock(),
  });
  return toOrderDetails(services, { ...found, drafts, known, pause, asked, signers });
}
