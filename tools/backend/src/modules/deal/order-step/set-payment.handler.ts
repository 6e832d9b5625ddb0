import { eq } from 'drizzle-orm';
import { setPayment } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { isForFamilies } from '../mortgage/family-right.ts';
import { orders } from '../order/orders.table.ts';
import { changeOrder } from '../order-details/change-order.ts';
import { checkPayment } from './check-payment.ts';

/** Chooses how the lot of an order is paid. */
export const setPaymentHandler = implement(setPayment, (input, call) => {
  const { guid: _, ...payment } = input;
  const { kind, terms } = payment;
  const mortgage = kind === 'mortgage' || ('mortgage' in terms && terms.mortgage);
  return changeOrder(call, {
    method: setPayment,
    input,
    event(order) {
      checkPayment(call.services, order, payment);
      const own = kind === 'mortgage' ? { own: terms.down_payment } : {};
      const family = isForFamilies(payment, call.services.catalogue.snapshot);
      return {
        type: 'payment.chosen',
        data: { kind, mortgage, ...own, ...(family && { family }) },
      };
    },
    async write(tx, order) {
      await tx.update(orders).set({ payment }).where(eq(orders.guid, order.guid));
    },
  });
});
