import type { LotFilter } from '@m30/api';
import type { FlatFilter, FlatIndex } from '../../catalogue/facet-index/flats/flats.ts';
import { smallerWishes } from './smaller-wishes.ts';

/** Wishes that are offered at most. */
const MOST = 6;

/** The smallest changes with which a filter that finds nothing finds something: limits that give way first, then wishes that are given up. */
export function easierWishes(
  filter: LotFilter,
  index: FlatIndex,
  resolve: (filter: LotFilter) => FlatFilter,
) {
  const asked = resolve(filter);
  const smaller = smallerWishes(filter, index.facets(asked).facets)
    .map((wish) => ({ ...wish, total: index.facets(resolve(wish.filters)).total }))
    .filter(({ total }) => total > 0);
  const eased = new Set<string>(smaller.map(({ key }) => key));
  const lifted = index.relaxations(asked).flatMap(({ key, count }) => {
    if (eased.has(key)) return [];
    const filters: LotFilter = { ...filter, [key]: undefined };
    return [{ key, filters, total: count }];
  });
  return [...smaller, ...lifted].slice(0, MOST);
}
