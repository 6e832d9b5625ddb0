import { Notice } from '@m30/ui-kit/notice';
import type { OrderDetails } from '../../../store/order/order.ts';
import { arrivalWords } from './arrival-words.ts';

/** Id of what is said first to a buyer who comes back from a partner. */
export const NEWS = 'order-news';

export interface OrderNewsProps {
  order: OrderDetails;
  /** The partner from whose page the buyer comes back. */
  back: string | null;
}

/** What came of the visit to a partner; the page moves the focus here when the buyer arrives. */
export function OrderNews({ order, back }: OrderNewsProps) {
  const news = arrivalWords(order, back);
  if (!news) return null;
  return (
    <Notice id={NEWS} tabIndex={-1} role="status" tone={news.done ? 'success' : 'info'}>
      {news.text}
    </Notice>
  );
}
