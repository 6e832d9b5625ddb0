import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { createQueryClient, readAfterReconnect } from '../query-client.ts';

/** Gives a part of a page a query client of its own: `render(<Page />, { wrapper: WithQueries })`. */
export function WithQueries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => readAfterReconnect(client), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
