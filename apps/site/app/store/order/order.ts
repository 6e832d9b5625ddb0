import type { ResultOf } from '@m30/api/client';

/** An order with all that its wizard needs. */
export type Order = ResultOf<'Order.GetOrderById'>['data'];

/** What the buyer may do with an order now. */
export type OrderAction = Order['can'][number];

/** Whether the order allows an action now. */
export const may = ({ can }: Pick<Order, 'can'>, action: OrderAction): boolean =>
  can.includes(action);
