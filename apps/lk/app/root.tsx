import '@m30/ui-kit/tokens.css';
import '@m30/ui-kit/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { readAnalytics } from '@m30/shell/analytics';
import { App } from '@m30/shell/app';
import { readConsentMode } from '@m30/shell/consent';
import { readLevel } from '@m30/shell/level';
import { loadMenu } from '@m30/shell/menu';
import { nameRoute, servicesContext } from '@m30/shell/server';
import { ACCOUNT_MENU } from './store/account-menu.ts';
import { queryClient } from './store/query/query-client.ts';
import type { Route } from './+types/root';

export { AppErrorBoundary as ErrorBoundary } from '@m30/shell/app';
export { Document as Layout } from '@m30/shell/document';

export const middleware = [nameRoute];

const counters = () => import('@m30/shell/analytics/late');

/** Holds for the whole visit; a client navigation does not ask again. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  // A page without the template says itself that the site is not set up.
  const brand = await loadMenu(api, ACCOUNT_MENU).then(
    (template) => template.brand,
    () => undefined,
  );
  return {
    analytics: readAnalytics(process.env, brand?.counters),
    consent: readConsentMode(process.env, brand?.consent),
    level: readLevel(process.env),
    ...(brand?.style && { style: brand.style }),
  };
}

export const shouldRevalidate = () => false;

export default function Root({ loaderData }: Route.ComponentProps) {
  const [client] = useState(queryClient);
  return (
    <QueryClientProvider client={client}>
      <App basename="/lk" {...loaderData} counters={counters} />
    </QueryClientProvider>
  );
}
