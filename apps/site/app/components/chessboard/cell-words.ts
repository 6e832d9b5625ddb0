import { formatArea, formatMoney } from '@m30/ui-kit/format';
import { ownWords } from '../../store/live/own-words.ts';
import type { ChessCell } from './chess.ts';

/** Words of every status, said of a flat. */
export const STATUS_WORDS: Record<ChessCell['status'], string> = {
  free: 'свободна',
  held: 'забронирована',
  reserved: 'резерв, договор на\u00a0подписании',
  sold: 'продана',
  closed: 'не\u00a0в\u00a0продаже',
};

/** Status of a flat in words, also of the visitor's own. */
export const statusWords = ({ status, own }: Pick<ChessCell, 'status' | 'own'>): string =>
  own ? ownWords(own).toLowerCase() : STATUS_WORDS[status];

/** «С», «2» or «4+»: what stands large in a cell. */
export function roomsSign(rooms: ChessCell['rooms']): string {
  if (rooms === 'studio') return 'С';
  return rooms === '4' ? '4+' : rooms;
}

/** «студия», «2-комн.», «2-комн. евро». */
export function roomsWords({ rooms, euro }: Pick<ChessCell, 'rooms' | 'euro'>): string {
  if (rooms === 'studio') return 'студия';
  return `${rooms}\u2060-\u2060комн.${euro ? '\u00a0евро' : ''}`;
}

/** Cheaper than before. */
export const isDiscounted = ({ price, oldPrice }: Pick<ChessCell, 'price' | 'oldPrice'>): boolean =>
  price !== null && oldPrice !== null && oldPrice > price;

/** Whether a flat is for sale, perhaps in somebody's hands at the moment. */
export const isOnSale = ({ status }: Pick<ChessCell, 'status'>): boolean =>
  status === 'free' || status === 'held';

/** A flat as it is spoken: «Кв. 57, 2-комн., 58,4 м², этаж 8, свободна, 9 400 000 ₽». */
export function cellName(cell: ChessCell, floor: number): string {
  const parts = [
    `Кв.\u00a0${cell.number}`,
    roomsWords(cell),
    formatArea(cell.area),
    `этаж\u00a0${floor}`,
    statusWords(cell),
    cell.price !== null && formatMoney(cell.price),
    isDiscounted(cell) && 'цена снижена',
    isOnSale(cell) && !cell.matches && 'не\u00a0подходит под\u00a0фильтры',
  ];
  return parts.filter(Boolean).join(', ');
}
