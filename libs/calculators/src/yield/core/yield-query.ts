import { readNumber, readRoubles } from '../../state/query-numbers.ts';
import type { QueryCodec } from '../../state/use-query-state.ts';
import type { YieldChoice } from './yield.ts';

/** What may be typed: kopecks, and per cent of the year. */
export const YIELD_LIMITS = {
  price: { min: 100_000_000, max: 100_000_000_000 },
  rent: { min: 0, max: 1_000_000_000 },
  expenses: { min: 0, max: 1_000_000_000 },
  vacancy: { min: 0, max: 100 },
} as const;

/** Reads and writes `price`, `rent`, `expenses` (roubles) and `vacancy` (per cent) of an address. */
export function yieldCodec(start: YieldChoice): QueryCodec<YieldChoice> {
  return {
    keys: ['price', 'rent', 'expenses', 'vacancy'],
    read: (query) => ({
      price: readRoubles(query, 'price', YIELD_LIMITS.price) ?? start.price,
      rent: readRoubles(query, 'rent', YIELD_LIMITS.rent) ?? start.rent,
      expenses: readRoubles(query, 'expenses', YIELD_LIMITS.expenses) ?? start.expenses,
      vacancy: readNumber(query, 'vacancy', YIELD_LIMITS.vacancy) ?? start.vacancy,
    }),
    write: ({ price, rent, expenses, vacancy }) => {
      const query = new URLSearchParams();
      if (price !== start.price) query.set('price', String(price / 100));
      if (rent !== start.rent) query.set('rent', String(rent / 100));
      if (expenses !== start.expenses) query.set('expenses', String(expenses / 100));
      if (vacancy !== start.vacancy) query.set('vacancy', String(vacancy));
      return query;
    },
  };
}
