import type { LotFilter } from '@m30/api';
import type { FlatFilter } from '../facet-index/flats/flats.ts';
import type { Travel } from '../travel/travel.ts';

/**
 * Turns the way to work into the complexes from where it is short enough, so that the index needs to know of
 * no roads. Without a place to travel to, no way is short enough.
 */
export function resolveFilter(
  { commute, work, ...filter }: LotFilter,
  travel: Pick<Travel, 'minutesToComplexes'>,
): FlatFilter {
  if (commute === undefined) return filter;
  const [latitude, longitude] = work?.split(',').map(Number) ?? [];
  if (latitude === undefined || longitude === undefined) return { ...filter, commute: [] };
  const minutes = travel.minutesToComplexes([latitude, longitude]);
  return {
    ...filter,
    commute: [...minutes].filter(([, time]) => time <= commute).map(([vendor]) => vendor),
  };
}
