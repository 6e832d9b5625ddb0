import { LotFilterSchema, type LotFilter } from '@m30/api';
import { writeQuery } from '@m30/api/query-string';

/** Writes a filter as the catalogue's query string, its keys in the order of the contract. */
export function searchQuery(filter: LotFilter): string {
  const keys = Object.keys(LotFilterSchema.entries) as (keyof LotFilter)[];
  return writeQuery(Object.fromEntries(keys.map((key) => [key, filter[key]])));
}

/** Address of the catalogue with a saved filter. */
export const searchUrl = (query: string): string => `/katalog${query && '?'}${query}`;
