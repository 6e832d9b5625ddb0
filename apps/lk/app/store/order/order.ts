import type { ResultOf } from '@m30/api/client';

/** An order of the buyer, as the API gives it. */
export type Order = ResultOf<'Order.GetOrderList'>['orders'][number];

/** An order with everything that its buyer works on. */
export type OrderDetails = ResultOf<'Order.GetOrderById'>['data'];

/** What the buyer may do with an order now. */
export type OrderAction = OrderDetails['can'][number];

/** The last stage is behind: a list tells it by nothing that is left to do. */
export const isFinished = ({ stage_number: stage, side_state, next_step, waits }: Order): boolean =>
  stage === 10 && side_state === null && next_step === null && waits === null;
