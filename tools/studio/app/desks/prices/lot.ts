import type { StudioResult } from '../../../contract/client.ts';
import {
  oldPriceAfter,
  priceAfter,
  type PriceRule,
} from '../../../contract/catalogue/price-rule.ts';

export type PricedLot = StudioResult<'Prices.Lots'>['lots'][number];

/** A lot with what its card will say; `price` is `null` where it is not changed. */
export interface PreviewedLot extends PricedLot {
  next: { price: number; oldPrice: number | null } | null;
}

export const ROOMS = {
  studio: 'Студии',
  1: '1-комн.',
  2: '2-комн.',
  3: '3-комн.',
  4: '4 и больше',
} as const;

/** Steps of rounding, kopecks. */
export const STEPS = [
  { id: '100000', label: 'до тысячи рублей' },
  { id: '1000000', label: 'до 10 тысяч рублей' },
  { id: '100', label: 'до рубля' },
] as const;

/** Names a lot in a row: «2-комн. 63,6 м²», «Машино-место». */
export const kindOf = ({ kind, rooms }: PricedLot): string =>
  kind === 'flat' && rooms !== null ? (ROOM_WORDS[rooms] ?? rooms) : KIND_WORDS[kind];

const ROOM_WORDS: Readonly<Record<string, string>> = {
  ...{ studio: 'Студия', 1: '1-комн.', 2: '2-комн.', 3: '3-комн.', 4: '4-комн.' },
};

const KIND_WORDS: Readonly<Record<PricedLot['kind'], string>> = {
  ...{ flat: 'Квартира', commercial: 'Помещение', parking: 'Машино-место' },
  ...{ storage: 'Кладовая', resale: 'Квартира' },
};

/** What the cards will say: lots that change first, the others after them. */
export function previewLots(
  lots: readonly PricedLot[],
  rule: PriceRule,
  showOld: boolean,
): PreviewedLot[] {
  const shown = lots.map((lot): PreviewedLot => {
    if (lot.status !== 'free') return { ...lot, next: null };
    const price = priceAfter(lot.price, rule);
    if (price === lot.price) return { ...lot, next: null };
    const old = oldPriceAfter({ price: lot.price, oldPrice: lot.old_price }, price, showOld);
    return { ...lot, next: { price, oldPrice: old } };
  });
  return [...shown.filter(({ next }) => next), ...shown.filter(({ next }) => !next)];
}

/** «−2», «1,5» as a number; `null` where it is none. */
export function readAmount(typed: string): number | null {
  const plain = typed
    .replace(/[\s\u00a0]/g, '')
    .replace('−', '-')
    .replace(',', '.');
  return /^[+-]?\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}
