import type { ResultOf } from '@m30/api/client';

/** An order of the buyer, as the API gives it. */
export type Order = ResultOf<'Order.GetOrderList'>['orders'][number];

/** A participant of the deal. */
export type Participant = Order['users'][number];
