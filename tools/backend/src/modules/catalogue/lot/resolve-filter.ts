import type { LotFilter } from '@m30/api';
import { COMMUTES } from '@m30/api/filters';
import type { FlatFilter } from '../facet-index/flats/flats.ts';
import { placeOf } from '../travel/place-of.ts';
import type { Travel } from '../travel/travel.ts';

/**
 * Turns the ways to two addresses into the complexes from where each is short enough, so that the index needs to know of
 * no roads. Without a place to travel to, no way is short enough.
 */
export function resolveFilter(
  asked: LotFilter,
  travel: Pick<Travel, 'waysToComplexes'>,
): FlatFilter {
  const { commute, commuteBy, work, commute2, commuteBy2, work2, ...filter } = asked;
  const resolved: FlatFilter = filter;
  for (const { minutes, by, work: address } of COMMUTES) {
    const [limit, place] = [asked[minutes], placeOf(asked[address])];
    if (limit === undefined) continue;
    const ways = place ? travel.waysToComplexes(place, asked[by]) : new Map();
    resolved[minutes] = [...ways]
      .filter(([, way]) => way.minutes <= limit)
      .map(([vendor]) => vendor);
  }
  return resolved;
}
