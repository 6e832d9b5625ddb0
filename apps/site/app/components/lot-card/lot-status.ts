import { ownWords } from '../../store/live/own-words.ts';
import type { OwnOrder } from '../../store/live/statuses.ts';
import type { LotCardView } from './lot-card-view.ts';

type LotStatus = LotCardView['status'];

/** Words of a status that a buyer has to know; a free lot says nothing. */
const STATUS: Record<Exclude<LotStatus, 'free'>, string> = {
  held: 'Забронирована',
  reserved: 'В\u00a0резерве',
  sold: 'Продана',
  closed: 'Не\u00a0в\u00a0продаже',
};

/** «Забронирована», «Продана», «Ваша бронь», … or `null` for a free lot. */
export const statusTitle = (status: LotStatus, own?: OwnOrder): string | null =>
  own ? ownWords(own) : status === 'free' ? null : STATUS[status];

/** Discount in whole per cent: «− 5 %», or `null` where the price has not fallen. */
export function discountTitle(price: number | null, oldPrice: number | null): string | null {
  if (price === null || oldPrice === null || oldPrice <= price) return null;
  const percent = Math.round(((oldPrice - price) / oldPrice) * 100);
  return percent > 0 ? `−\u00a0${percent}\u00a0%` : null;
}
