import { readNumber, readRoubles, readWhole } from '../../state/query-numbers.ts';
import type { QueryCodec } from '../../state/use-query-state.ts';
import type { InstalmentChoice, InstalmentTerms } from './instalment.ts';

/** Prices that may be typed, kopecks: from 100 000 ₽ to a billion. */
export const INSTALMENT_PRICE = { min: 10_000_000, max: 100_000_000_000 };

/** Reads and writes `price` (roubles), `first` (per cent) and `months` of an address. */
export function instalmentCodec(
  terms: InstalmentTerms,
  start: InstalmentChoice,
): QueryCodec<InstalmentChoice> {
  return {
    keys: ['price', 'first', 'months'],
    read: (query) => ({
      price: readRoubles(query, 'price', INSTALMENT_PRICE) ?? start.price,
      share: readNumber(query, 'first', terms.share) ?? start.share,
      months: readWhole(query, 'months', terms.months) ?? start.months,
    }),
    write: ({ price, share, months }) => {
      const query = new URLSearchParams();
      if (price !== start.price) query.set('price', String(price / 100));
      if (share !== start.share) query.set('first', String(share));
      if (months !== start.months) query.set('months', String(months));
      return query;
    },
  };
}
