import type { LotFilter } from '@m30/api';
import { COMMUTES } from '@m30/api/filters';

/** The filter without one wish of it; a way goes with its kind and its place. */
export function withoutWish(filter: LotFilter, key: string): LotFilter {
  const way = COMMUTES.find(({ minutes }) => minutes === key);
  const gone: readonly string[] = way ? Object.values(way) : [key];
  return Object.fromEntries(Object.entries(filter).filter(([name]) => !gone.includes(name)));
}
