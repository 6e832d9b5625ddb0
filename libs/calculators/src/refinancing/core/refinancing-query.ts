import { readNumber, readWhole } from '../../state/query-numbers.ts';
import type { QueryCodec } from '../../state/use-query-state.ts';
import type { RefinancingChoice, RefinancingData } from './refinancing.ts';

/** Largest balance that may be typed, kopecks: a billion roubles. */
export const MAX_SUM = 100_000_000_000;

/** Reads and writes `sum` (roubles), `rate` (per cent) and `period` (months) of an address. */
export function refinancingCodec(data: RefinancingData): QueryCodec<RefinancingChoice> {
  const { min, max } = data.period;
  return {
    keys: ['sum', 'rate', 'period'],
    read: (query) => ({
      sum: readWhole(query, 'sum', { min: 0, max: MAX_SUM, scale: 100 }) ?? data.sum,
      rate: readNumber(query, 'rate', { min: 0, max: 100 }) ?? data.rate,
      months: readWhole(query, 'period', { min, max }) ?? data.period.current,
    }),
    write: ({ sum, rate, months }) => {
      const query = new URLSearchParams();
      if (sum !== data.sum) query.set('sum', String(sum / 100));
      if (rate !== data.rate) query.set('rate', String(rate));
      if (months !== data.period.current) query.set('period', String(months));
      return query;
    },
  };
}
