import type { LotFilter } from '@m30/api';
import { methodKey, methodQuery } from '@m30/api/query';
import { browserApi } from '@m30/shell/browser';
import { queryClient } from '../query/query-client.client.ts';

/** Milliseconds in which a filter is not counted again. */
const FRESH = 60_000;

/**
 * Counts what a filter would find. An earlier count still under way is given up, and its promise
 * rejects; a filter counted within the last minute is answered from memory.
 */
export async function countLots(filter: LotFilter) {
  await queryClient.cancelQueries({ queryKey: methodKey('Objects.GetFilter') });
  return queryClient.fetchQuery({
    ...methodQuery(browserApi, 'Objects.GetFilter', filter),
    staleTime: FRESH,
  });
}
