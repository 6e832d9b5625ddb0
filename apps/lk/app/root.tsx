import '@m30/ui-kit/tokens.css';
import '@m30/ui-kit/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { readAnalytics } from '@m30/shell/analytics';
import { App } from '@m30/shell/app';
import { readConsentMode } from '@m30/shell/consent';
import { readLevel } from '@m30/shell/level';
import { nameRoute } from '@m30/shell/server';
import { queryClient } from './store/query/query-client.ts';
import type { Route } from './+types/root';

export { AppErrorBoundary as ErrorBoundary } from '@m30/shell/app';
export { Document as Layout } from '@m30/shell/document';

export const middleware = [nameRoute];

/** Holds for the whole visit; a client navigation does not ask again. */
export const loader = () => ({
  analytics: readAnalytics(process.env),
  consent: readConsentMode(process.env),
  level: readLevel(process.env),
});

export const shouldRevalidate = () => false;

export default function Root({ loaderData }: Route.ComponentProps) {
  const [client] = useState(queryClient);
  return (
    <QueryClientProvider client={client}>
      <App basename="/lk" {...loaderData} />
    </QueryClientProvider>
  );
}
