import { getPayment } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { stateAt } from './find-payments.ts';
import { findPayment } from './start-payment.ts';

/** Returns what became of a payment of the buyer. */
export const getPaymentHandler = implement(getPayment, async ({ payment }, call) => {
  const { services } = call;
  const row = await findPayment(services, buyerOf(call).user.id, payment);
  const state = stateAt(row, services.clock());
  return {
    state,
    amount: row.amount,
    purpose: row.purpose,
    order: row.orderGuid,
    url: state === 'open' ? row.url : null,
    reason: row.refundReason,
  };
});
