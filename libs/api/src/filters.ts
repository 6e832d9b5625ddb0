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
export * from './catalogue/filters/filter-bounds.ts';
export * from './catalogue/filters/lot.filters.ts';
export * from './catalogue/filters/premises.filters.ts';
export * from './catalogue/filters/resale.filters.ts';
export * from './catalogue/filters/place.filters.ts';
