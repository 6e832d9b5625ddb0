import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiRefusal, isPassing } from '@m30/api/client';
import { sessionKey } from './session.ts';

/** Milliseconds during which what was read is shown without asking again. */
const FRESH = 10_000;

/** Cache of what a tab has read; an ended session anywhere makes it ask who is signed in. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiRefusal && error.code === 401) {
      void client.invalidateQueries({ queryKey: sessionKey });
    }
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: FRESH, retry: (count, error) => count < 2 && isPassing(error) },
    },
  });
  return client;
}
