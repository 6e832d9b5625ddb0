import { getOrderList } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { findOrders, ORDERS_ON_PAGE } from './find-orders.ts';

/** Answers `getOrderList`; another buyer's id gets the answer of an unknown one. */
export const getOrderListHandler = implement(getOrderList, async ({ user_id, page }, call) => {
  const { user } = buyerOf(call);
  if (user_id !== user.id) throw refuse(404, 'Заказов не найдено');
  const found = await findOrders(call.services, user.id, page);
  return { ...found, page: page ?? 1, page_size: ORDERS_ON_PAGE };
});
