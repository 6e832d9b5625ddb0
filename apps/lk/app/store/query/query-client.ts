import { QueryClient } from '@tanstack/react-query';
import { isPassing } from '@m30/api/client';

/** Milliseconds in which an answer is not asked for twice: by a loader, and by the page on a phone that hydrates slowly. */
const FRESH = 5_000;

/** Retries of a failed read, after 1, 2 and 4 seconds. */
const RETRIES = 3;

/** A client of one request, or of one tab. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        // Nobody knows what was missed.
        refetchOnReconnect: 'always',
        retry: (failures, error) => failures < RETRIES && isPassing(error),
      },
      // Without a connection the buyer is told at once, beside the button, instead of waiting for it unseen.
      mutations: { networkMode: 'always' },
    },
  });
}

let ofTab: QueryClient | undefined;

/** The client of this tab; on the server one of its own for each call, which belongs to a request. */
export const queryClient = (): QueryClient =>
  import.meta.env.SSR ? createQueryClient() : (ofTab ??= createQueryClient());
