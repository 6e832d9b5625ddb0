import '@m30/ui-kit/tokens.css';
import '@m30/ui-kit/base.css';
import { Provider } from 'jotai';
import { Outlet } from 'react-router';
import { Document } from '@m30/shell/document';
import { ErrorPage, ErrorPageGuard, errorStatus } from '@m30/shell/error';
import { ModalHost } from '@m30/shell/modal';
import { useInternalLinks } from '@m30/shell/navigation';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/root';

/** The template and the origin hold for the whole visit; a client navigation does not ask again. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  return { template: await api.post('Content.GetTemplate', {}), origin };
}

export const shouldRevalidate = () => false;

export { Document as Layout };

export default function Root() {
  useInternalLinks();
  return (
    <Provider>
      <ErrorPageGuard>
        <Outlet />
      </ErrorPageGuard>
      <ModalHost />
    </Provider>
  );
}

/** Reached where even the template is missing: a page failure is caught by its layout. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ErrorPageGuard>
      <main id="main">
        <ErrorPage status={errorStatus(error)} />
      </main>
    </ErrorPageGuard>
  );
}
