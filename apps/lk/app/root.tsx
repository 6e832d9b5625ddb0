import '@m30/ui-kit/tokens.css';
import '@m30/ui-kit/base.css';
import { Provider } from 'jotai';
import { Outlet } from 'react-router';
import { Document } from '@m30/shell/document';
import { ErrorPage, ErrorPageGuard, errorStatus } from '@m30/shell/error';
import { ModalHost } from '@m30/shell/modal';
import { useInternalLinks } from '@m30/shell/navigation';
import type { Route } from './+types/root';

export { Document as Layout };

export default function Root() {
  useInternalLinks('/lk');
  return (
    <Provider>
      <ErrorPageGuard>
        <Outlet />
      </ErrorPageGuard>
      <ModalHost />
    </Provider>
  );
}

/** Reached where even the account's frame failed: a page's failure is caught inside the frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ErrorPageGuard>
      <main id="main">
        <ErrorPage status={errorStatus(error)} />
      </main>
    </ErrorPageGuard>
  );
}
