import { notifyManager, QueryClient } from '@tanstack/react-query';
import { retryRead } from '@m30/shell/error';

/** Milliseconds in which an answer is not asked for twice: by a loader, and by the page on a phone that hydrates slowly. */
const FRESH = 5_000;

// Before the event has ended: React draws a controlled box back to what it was if nothing has changed by then, and the
// library's own timer would change it some milliseconds later.
notifyManager.setScheduler((notify) => notify());

/** A client of one request, or of one tab. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        // Nobody knows what was missed.
        refetchOnReconnect: 'always',
        retry: retryRead,
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
