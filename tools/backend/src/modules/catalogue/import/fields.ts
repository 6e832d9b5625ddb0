import type { LotStatus } from '../../estate/types.ts';
import type { ImportRow } from './types.ts';

/** What a column may hold. */
export type Column = 'id' | 'price' | 'oldPrice' | 'status' | 'reason';

/** Names of the columns: the first is what staff read, the second what programs write. */
export const COLUMNS: Readonly<Record<Column, readonly [string, string]>> = {
  id: ['лот', 'id'],
  price: ['цена', 'price'],
  oldPrice: ['прежняя цена', 'old-price'],
  status: ['статус', 'status'],
  reason: ['причина', 'reason'],
};

/** Words of the statuses: the first is what exports write. */
export const STATUSES: Readonly<Record<LotStatus, readonly string[]>> = {
  free: ['свободна', 'свободен', 'свободно', 'free'],
  held: ['забронирована', 'забронирован', 'забронировано', 'held'],
  reserved: ['резерв', 'reserved'],
  sold: ['продана', 'продан', 'продано', 'sold'],
  closed: ['не в продаже', 'closed'],
};

/** Says that there is no former price. */
export const NONE = 'нет';

/** Kopecks; a lot dearer than ten thousand million roubles is a slip of the hand. */
const MOST = 1_000_000_000_000;
const LONGEST_REASON = 200;

/** A cell that was read: part of a row, or why it cannot be. */
export type Cell = { value: Partial<ImportRow> } | { reason: string };

/** Column of this name; `undefined` for an unknown one. */
export function columnOf(name: string): Column | undefined {
  const wanted = tidy(name).replace('_', '-');
  const found = Object.entries(COLUMNS).find(([, names]) => names.includes(wanted));
  return found?.[0] as Column | undefined;
}

/** Reads one cell; an empty one leaves its value as it is. */
export function readCell(column: Exclude<Column, 'id'>, text: string): Cell {
  const said = tidy(text);
  if (said === '') return { value: {} };
  if (column === 'reason') return readReason(text.trim());
  if (column === 'status') return readStatus(said);
  if (column === 'oldPrice' && (said === NONE || said === '-'))
    return { value: { oldPrice: null } };
  const price = readPrice(said);
  if (price === null) return { reason: `«${text.trim()}» — не цена; пишите 12345678,50` };
  if (price <= 0 || price > MOST) return { reason: 'цена вне пределов: больше 0, до 10 млрд ₽' };
  return { value: { [column]: price } };
}

/** Kopecks of «12 345 678,50 ₽», decimal comma or point; `null` for anything else. */
function readPrice(text: string): number | null {
  const figures = text.replace(/(?<!\s)\s*(?:₽|руб\.?|р\.?)$/u, '');
  const match = /^(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d{1,12})(?:[.,](\d{1,2}))?$/u.exec(figures);
  if (!match) return null;
  const [, whole = '', part = ''] = match;
  return Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
}

function readStatus(said: string): Cell {
  const found = Object.entries(STATUSES).find(([, words]) => words.includes(said));
  if (!found) {
    const known = Object.values(STATUSES).map(([word]) => `«${word}»`);
    return { reason: `неизвестный статус «${said}»; есть ${known.join(', ')}` };
  }
  return { value: { status: found[0] as LotStatus } };
}

function readReason(text: string): Cell {
  if (text.length > LONGEST_REASON) return { reason: `длиннее ${LONGEST_REASON} знаков` };
  return { value: { reason: text } };
}

const tidy = (text: string) => text.trim().toLowerCase().replace(/\s+/gu, ' ');
