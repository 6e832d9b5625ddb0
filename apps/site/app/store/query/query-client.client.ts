import { QueryClient } from '@tanstack/react-query';
import { retryRead } from '@m30/shell/error';

/** The client of this tab, for parts of a page that are loaded on demand: it is on no page from the start. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: retryRead } },
});

// No provider does it: from now on the client is notified when the page is visible again and the connection is back.
queryClient.mount();
