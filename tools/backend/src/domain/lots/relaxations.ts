import type { LotFilter } from '@m30/api';
import type { Relaxation } from './types.ts';

/** Order of the keys in an address. */
const KEYS: readonly (keyof LotFilter)[] = [
  'complex',
  'building',
  'rooms',
  'priceFrom',
  'priceTo',
  'areaFrom',
  'areaTo',
  'handover',
];

/** Tries the filter without each of its keys. */
export function relax(filter: LotFilter, count: (filter: LotFilter) => number): Relaxation[] {
  return KEYS.filter((key) => filter[key] !== undefined)
    .map((key) => ({ key, count: count(without(filter, key)) }))
    .filter((relaxation) => relaxation.count > 0)
    .sort((a, b) => b.count - a.count);
}

function without(filter: LotFilter, key: keyof LotFilter): LotFilter {
  const { [key]: _lifted, ...rest } = filter;
  return rest;
}
