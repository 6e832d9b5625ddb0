import { QueryClient } from '@tanstack/react-query';
import { isPassing } from '@m30/api/client';

/** Retries of a failed read, after 1, 2 and 4 seconds. */
const RETRIES = 3;

/** The client of this tab, for parts of a page that are loaded on demand: it is on no page from the start. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (failures, error) => failures < RETRIES && isPassing(error) },
  },
});

// No provider does it: from now on the client hears that the page is seen again and that the connection is back.
queryClient.mount();
