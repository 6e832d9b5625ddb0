import { facetKeys, type LotFacet, lotFilters } from '@m30/api/filters';
import type { FilterKey } from '../../../../store/apartments/filter-url.ts';

/** Facets that stand in the group of another one. */
const JOINED = {
  building: 'complex',
  floorNot: 'floor',
  sun: 'light',
  opposite: 'light',
  kindergarten: 'school',
  clinic: 'school',
  commute2: 'commute',
} as const satisfies Partial<Record<LotFacet, LotFacet>>;

/** Facets without a group: a box beside the groups, or no control at all. */
type Single = 'discount' | 'free' | 'plan';

/** Name of a group of filters: that of its first facet. */
export type GroupId = Exclude<LotFacet, Single | keyof typeof JOINED>;

const joined = Object.entries(JOINED) as [LotFacet, GroupId][];

/** Keys that a group edits. */
export const groupKeys = (id: GroupId): FilterKey[] =>
  facetKeys(lotFilters, [
    id,
    ...joined.filter(([, group]) => group === id).map(([facet]) => facet),
  ]);
