import type { Api } from '@m30/api/client';
import { postQuery } from '@m30/api/query';

/** The buyer's orders, newest first. */
export const ordersQuery = (api: Api, userId: number) =>
  postQuery(api, 'Order.GetOrderList', { user_id: userId });
