import { data, redirectDocument } from 'react-router';
import type { Api } from '@m30/api/client';
import { orNotFound, unlessMissing } from '@m30/shell/server';
import { stepOf } from '../../../store/order/steps.ts';

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the address says besides the order. */
interface Asked {
  /** Slug of a step. */
  step: string | null;
  /** The partner from whose page the visitor comes back. */
  back: string | null;
}

/**
 * An order of the buyer at one step of its wizard, with the programmes that its payment is chosen from. An order
 * beyond its wizard leads to its page in the account; without a guid the address leads to what there is: the
 * cart, or all orders.
 * @throws 404 for an order that is not his
 */
export async function loadOrder(api: Api, uid: string | undefined, asked: Asked) {
  if (uid === undefined) {
    const { cart } = await api.get('Cart.GetLists', {});
    throw redirectDocument(cart.length > 0 ? '/cart' : '/lk/orders');
  }
  if (!GUID.test(uid)) throw data(null, { status: 404 });
  const [{ data: order }, { programmes }] = await Promise.all([
    orNotFound(api.post('Order.GetOrderById', { guid: uid })),
    unlessMissing(api.get('Content.GetProgrammes', {}), { programmes: [] }),
  ]);
  const step = stepOf(order, asked.step);
  if (step === null) {
    const query = asked.back === null ? '' : `?${new URLSearchParams({ back: asked.back })}`;
    throw redirectDocument(`/lk/orders/${uid}${query}`);
  }
  return { order, programmes, step };
}
