import { ApiRefusal } from '@m30/api/client';
import { QueryClient } from '@tanstack/react-query';

/** Milliseconds during which data that the server sent is not asked for again. */
const FRESH = 60_000;

/** Times a call without an answer is repeated; on the server it is not. */
const MOST_RETRIES = 3;

/** A refusal stays one however often it is asked for: a closed login must not open again and again. */
const isWorthRepeating = (count: number, error: Error) =>
  typeof window !== 'undefined' && !(error instanceof ApiRefusal) && count < MOST_RETRIES;

/** A cache of API answers: one per request on the server, one per visit in the browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH, retry: isWorthRepeating } },
  });
}
