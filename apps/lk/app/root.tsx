import '@m30/ui-kit/tokens.css';
import '@m30/ui-kit/base.css';
import { readAnalytics } from '@m30/shell/analytics';
import { App } from '@m30/shell/app';
import { nameRoute } from '@m30/shell/server';
import type { Route } from './+types/root';

export { AppErrorBoundary as ErrorBoundary } from '@m30/shell/app';
export { Document as Layout } from '@m30/shell/document';

export const middleware = [nameRoute];

/** Holds for the whole visit; a client navigation does not ask again. */
export const loader = () => ({ analytics: readAnalytics(process.env) });

export const shouldRevalidate = () => false;

export default function Root({ loaderData }: Route.ComponentProps) {
  return <App basename="/lk" analytics={loaderData.analytics} />;
}
