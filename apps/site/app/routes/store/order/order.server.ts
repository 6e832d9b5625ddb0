import { data, redirectDocument } from 'react-router';
import type { Api } from '@m30/api/client';
import { orNotFound, unlessMissing } from '@m30/shell/server';

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * An order of the buyer with the programmes that its payment is chosen from. Without a guid it leads to what
 * there is: the cart, or the orders in the account.
 * @throws 404 for an order that is not his
 */
export async function loadOrder(api: Api, uid: string | undefined) {
  if (uid === undefined) {
    const { cart } = await api.get('Cart.GetLists', {});
    throw redirectDocument(cart.length > 0 ? '/cart' : '/lk/orders');
  }
  if (!GUID.test(uid)) throw data(null, { status: 404 });
  const [{ data: order }, { programmes }] = await Promise.all([
    orNotFound(api.post('Order.GetOrderById', { guid: uid })),
    unlessMissing(api.get('Content.GetProgrammes', {}), { programmes: [] }),
  ]);
  return { order, programmes };
}
