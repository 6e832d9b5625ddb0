import {
  actionsOf,
  mayCompanyExtend,
  mayDiscount,
  mayWithdrawDiscount,
} from '../../modules/deal/order/core/actions.ts';
import { isStopped, type OrderState } from '../../modules/deal/order/core/state.ts';

/** What the staff may do with an order at a moment: money goes back by two people, an order without money is cancelled by one. */
export function canOf(state: OrderState, at: Date) {
  const actions = isStopped(state) ? [] : actionsOf(state, at);
  const isPaid = state.received.some(({ amount, refunded }) => refunded < amount);
  return {
    cancel: actions.includes('cancel') && !isPaid,
    refund: actions.includes('cancel') && isPaid,
    discount: mayDiscount(state, at),
    withdraw_discount: mayWithdrawDiscount(state, at),
    extend: !isStopped(state) && mayCompanyExtend(state, at),
  };
}
