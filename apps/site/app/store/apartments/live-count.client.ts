import { QueryClient } from '@tanstack/react-query';
import type { LotFilter } from '@m30/api';
import { methodQuery } from '@m30/api/query';
import { browserApi } from '@m30/shell/browser';

const client = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, retry: 1 } },
});

/**
 * Counts what a filter would find. An earlier count still under way is given up, and its promise
 * rejects; a filter counted within the last minute is answered from memory.
 */
export async function countLots(filter: LotFilter) {
  await client.cancelQueries();
  return client.fetchQuery(methodQuery(browserApi, 'Objects.GetFilter', filter));
}
