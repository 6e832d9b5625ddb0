import '@m30/ui-kit/tokens.css';
import '@m30/ui-kit/base.css';
import { App } from '@m30/shell/app';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/root';

export { AppErrorBoundary as ErrorBoundary } from '@m30/shell/app';
export { Document as Layout } from '@m30/shell/document';

/** The template and the origin hold for the whole visit; a client navigation does not ask again. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  return { template: await api.post('Content.GetTemplate', {}), origin };
}

export const shouldRevalidate = () => false;

export default function Root() {
  return <App />;
}
