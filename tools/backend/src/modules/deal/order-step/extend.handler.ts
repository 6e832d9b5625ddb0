import { extendHold } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { changeOrder } from '../order-details/change-order.ts';

/** Extends the paid hold of an order. */
export const extendHoldHandler = implement(extendHold, (input, call) =>
  changeOrder(call, {
    method: extendHold,
    input,
    event: () => ({ type: 'hold.extended', data: {} }),
  }),
);
