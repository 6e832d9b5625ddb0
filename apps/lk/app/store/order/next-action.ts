import type { Order } from './order.ts';

/** An order that waits for the buyer. */
export type WaitingOrder = Order & { next_step: NonNullable<Order['next_step']> };

/** Orders that go on: nothing stopped them. */
export const ordersAtWork = (orders: readonly Order[]) =>
  orders.filter((order) => order.side_state === null);

/** The order whose next step is the most urgent; steps without a deadline come last. */
export function nextAction(orders: readonly Order[]): WaitingOrder | null {
  const waiting = ordersAtWork(orders).filter(
    (order): order is WaitingOrder => order.next_step !== null,
  );
  return waiting.sort((a, b) => urgency(a) - urgency(b))[0] ?? null;
}

function urgency({ next_step: { deadline } }: WaitingOrder): number {
  return deadline ? Date.parse(deadline) : Number.MAX_SAFE_INTEGER;
}
