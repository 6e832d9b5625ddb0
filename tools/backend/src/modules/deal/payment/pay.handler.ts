import { pay } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { requireAction } from '../order/require-action.ts';
import { startPayment } from './start-payment.ts';

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
