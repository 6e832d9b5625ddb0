import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider, type createBrowserRouter } from 'react-router';
import { ToastRegion } from '@m30/ui-kit/toast';
import { createQueryClient } from './api/query-client.ts';
import { meQuery } from './api/session.ts';

/** The whole application. */
export function Studio({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  const [client] = useState(() => {
    const made = createQueryClient();
    // Beside the code of the desk, not after it.
    void made.prefetchQuery(meQuery);
    return made;
  });
  return (
    <QueryClientProvider client={client}>
      <ToastRegion>
        <RouterProvider router={router} />
      </ToastRegion>
    </QueryClientProvider>
  );
}
