import { pay } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { requireAction } from '../../domain/order/require-action.ts';
import { startPayment } from '../../domain/payment/start-payment.ts';

/** Opens a payment for an order of the buyer. */
export const payHandler = implement(pay, ({ guid, purpose }, call) => {
  const { services, idempotencyKey } = call;
  const userId = buyerOf(call).user.id;
  return startPayment(services, {
    method: 'Order.Pay',
    key: idempotencyKey,
    payload: { guid, purpose, user: userId },
    purpose,
    back: `/order/${guid}?back=acquirer`,
    async lock(tx) {
      await requireAction(tx, services, { order: guid, userId, action: 'pay' });
      return { guid, userId };
    },
  });
});
