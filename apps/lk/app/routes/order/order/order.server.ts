import { data } from 'react-router';
import type { Api } from '@m30/api/client';
import { orNotFound } from '@m30/shell/server';

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * One order of the buyer.
 * @throws 404 for one that is not his
 */
export async function loadOrder(api: Api, guid: string) {
  if (!GUID.test(guid)) throw data(null, { status: 404 });
  const { data: order } = await orNotFound(api.post('Order.GetOrderById', { guid }));
  return { order, now: new Date().toISOString() };
}
