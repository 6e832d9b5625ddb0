import type { ResultOf } from '@m30/api/client';

/** An order of the buyer, as the API gives it. */
export type Order = ResultOf<'Order.GetOrderList'>['orders'][number];

/** An order with everything that its buyer works on. */
export type OrderDetails = ResultOf<'Order.GetOrderById'>['data'];

/** A participant of the deal. */
export type Participant = Order['users'][number];
