import {
  catalogueEntries,
  readCatalogueUrl,
  type CatalogueState,
  type FilterKey,
} from './filter-url.ts';

/** The state without some filters, or without one value of their lists; paging starts anew. */
export function liftFilter(
  state: CatalogueState,
  keys: readonly FilterKey[],
  item?: string,
): CatalogueState {
  const lifted = new Set<string>(keys);
  const entries = catalogueEntries(state).flatMap(([key, text]) => {
    if (key === 'page') return [];
    if (!lifted.has(key)) return [[key, text]];
    const rest = item === undefined ? [] : text.split(',').filter((part) => part !== item);
    return rest.length > 0 ? [[key, rest.join(',')]] : [];
  });
  return readCatalogueUrl(new URLSearchParams(entries));
}
