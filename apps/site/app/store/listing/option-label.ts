import type { FacetOption } from '@m30/api';

/** What the server calls a value of a filter; the value itself where the facets have no such option. */
export const optionLabel = (options: readonly FacetOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;
