import type { OrderDetails } from '../../../store/order/order.ts';
import { arrivalWords } from './arrival-words.ts';
import { nextHeading } from './next-heading.ts';
import { stoppedWords } from './stopped-words.ts';

/** What the page of an order says first in its title: what came of a partner's page, else what comes next. */
export function orderTitle({ order, back }: { order: OrderDetails; back: string | null }): string {
  const { number, side_state: side } = order;
  const news = arrivalWords(order, back)?.text.replace(/\.$/, '');
  const state = side && side !== 'refused' ? stoppedWords(order, side).title : nextHeading(order);
  return `${news ?? state}. Заказ ${number}`;
}
