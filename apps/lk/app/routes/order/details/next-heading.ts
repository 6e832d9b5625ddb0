import type { OrderDetails } from '../../../store/order/order.ts';

/** What an order waits for, as its heading and the title of the page say it. */
export function nextHeading({
  finished,
  next_step: next,
  waits,
}: Pick<OrderDetails, 'finished' | 'next_step' | 'waits'>): string {
  if (finished) return 'Квартира ваша';
  return next?.title ?? waits?.title ?? 'Готовим следующий этап';
}
