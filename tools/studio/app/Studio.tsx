import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router';
import { ToastRegion } from '@m30/ui-kit/toast';
import { createQueryClient } from './api/query-client.ts';
import { createRouter } from './router.tsx';

/** The whole application. */
export function Studio() {
  const [client] = useState(createQueryClient);
  const [router] = useState(createRouter);
  return (
    <QueryClientProvider client={client}>
      <ToastRegion>
        <RouterProvider router={router} />
      </ToastRegion>
    </QueryClientProvider>
  );
}
