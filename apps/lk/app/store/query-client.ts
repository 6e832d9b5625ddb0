import { QueryClient } from '@tanstack/react-query';

/** Milliseconds during which data that the server sent is not asked for again. */
const FRESH = 60_000;

/** A cache of API answers: one per request on the server, one per visit in the browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: FRESH } } });
}
