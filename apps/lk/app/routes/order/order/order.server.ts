import type { Api } from '@m30/api/client';
import { orNotFound } from '@m30/shell/server';
import { guidOf } from '../../../store/guid.ts';

/**
 * One order of the buyer.
 * @throws 404 for one that is not his
 */
export async function loadOrder(api: Api, guid: string) {
  const { data: order } = await orNotFound(api.post('Order.GetOrderById', { guid: guidOf(guid) }));
  return { order, now: new Date().toISOString() };
}
