import type { OrderDetails } from '../../../store/order/order.ts';

/** What an order waits for, as its heading and the title of the page say it. */
export function nextHeading({
  finished,
  next_step: next,
  stage_number: stage,
}: Pick<OrderDetails, 'finished' | 'next_step' | 'stage_number'>): string {
  if (finished) return 'Ключи у\u00a0вас';
  if (next) return next.title;
  if (stage === 5) return 'Банк рассматривает заявку';
  return stage === 9 ? 'Росреестр регистрирует договор' : 'Готовим следующий этап';
}
