import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query';
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
        // {@link readAfterReconnect} does: the library lets a read that is on its way pass for the new one.
        refetchOnReconnect: false,
        retry: retryRead,
      },
      // Without a connection the buyer is told at once, beside the button, instead of waiting for it unseen.
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * Reads everything anew when the connection is back, for nobody knows what was missed. A read that began before the
 * connection was lost is abandoned: its answer may be older.
 * @returns ends it
 */
export function readAfterReconnect(client: QueryClient): () => void {
  return onlineManager.subscribe((isOnline) => {
    if (isOnline) void client.invalidateQueries();
  });
}

let ofTab: QueryClient | undefined;

function createForTab(): QueryClient {
  const client = createQueryClient();
  readAfterReconnect(client);
  return client;
}

/** The client of this tab; on the server one of its own for each call, which belongs to a request. */
export const queryClient = (): QueryClient =>
  import.meta.env.SSR ? createQueryClient() : (ofTab ??= createForTab());
