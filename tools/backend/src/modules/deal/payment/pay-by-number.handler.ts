import { payByNumber } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { requireAction } from '../order/require-action.ts';
import { findDue } from './find-due.ts';
import { startPayment } from './start-payment.ts';

/** Opens a payment for an order by its number and phone. */
export const payByNumberHandler = implement(payByNumber, async (asked, call) => {
  const { services, idempotencyKey } = call;
  const due = await findDue(call, asked);
  if (!due) throw refuse(404, 'По этому номеру и телефону платить нечего');
  const { order, userId, purpose } = due;
  const { url } = await startPayment(services, {
    method: 'Order.PayByNumber',
    key: idempotencyKey,
    payload: asked,
    purpose,
    back: '/oplata?paid=1',
    async lock(tx) {
      await requireAction(tx, services, { order, userId, action: 'pay' });
      return { guid: order, userId };
    },
  });
  return { url };
});
