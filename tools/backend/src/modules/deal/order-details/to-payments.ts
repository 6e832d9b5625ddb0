import type { OrderDetails } from '@m30/api';
import type { OrderEvent } from '../order/core/events.ts';
import { owedOf, type OrderState } from '../order/core/state.ts';

type Payment = OrderDetails['payments'][number];

/** Payments of an order, oldest first, as its events tell of them. */
export function toPayments(events: readonly OrderEvent[], state: OrderState): Payment[] {
  const payments = new Map<string, Payment>();
  for (const { type, data, at } of events) {
    if (type === 'payment.succeeded') put(data, 'paid');
    if (type === 'payment.refunded') put(data, 'refunded');
    if (type === 'payment.refused' && payments.get(data.payment)?.state !== 'paid') {
      put(data, 'refused');
    }

    function put(
      { payment, purpose, amount }: { payment: string; purpose?: string; amount?: number },
      told: Payment['state'],
    ) {
      const known = payments.get(payment);
      payments.set(payment, {
        guid: payment,
        purpose: known?.purpose ?? purpose ?? 'hold',
        amount: known?.amount ?? amount ?? 0,
        state: told,
        at: at.toISOString(),
      });
    }
  }
  for (const guid of owedOf(state)) {
    const payment = payments.get(guid);
    if (payment) payments.set(guid, { ...payment, state: 'refunding' });
  }
  return [...payments.values()];
}
