/** The filters of all lists as data, without schemas: what browsers may import. */
export {
  ALIAS,
  facetKeys,
  keysOf,
  limitsOf,
  type FacetName,
  type Filter,
  type FilterQuery,
  type FilterSet,
  type FilterValue,
  type LimitedFacet,
} from './core/filter.ts';
export * from './catalogue/filter-bounds.ts';
export * from './catalogue/lot.filters.ts';
export * from './catalogue/premises.filters.ts';
export * from './catalogue/resale.filters.ts';
export * from './catalogue/place.filters.ts';
