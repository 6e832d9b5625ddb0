import { DEFAULT_COMMUTE_BY } from '@m30/api/filters';
import type { Travel } from './travel.ts';

type Ways = Pick<Travel, 'waysToComplexes'>;

/** Ways for one answer that asks for the same ones many times: each address is searched for once. */
export function rememberWays(travel: Ways): Ways {
  const known = new Map<string, ReturnType<Ways['waysToComplexes']>>();
  return {
    waysToComplexes(address, by = DEFAULT_COMMUTE_BY) {
      const key = `${address.join()} ${by}`;
      const ways = known.get(key) ?? travel.waysToComplexes(address, by);
      known.set(key, ways);
      return ways;
    },
  };
}
