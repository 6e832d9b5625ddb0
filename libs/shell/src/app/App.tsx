import { Provider } from 'jotai';
import { Outlet } from 'react-router';
import { ErrorPage, ErrorPageGuard, errorStatus } from '../error/index.ts';
import { ModalHost } from '../modal/index.ts';
import { useInternalLinks } from '../navigation/index.ts';

/** What stands around every page: a store for this request alone, links, modals. */
export function App({ basename = '' }: { basename?: string }) {
  useInternalLinks(basename);
  return (
    <Provider>
      <ErrorPageGuard>
        <Outlet />
      </ErrorPageGuard>
      <ModalHost />
    </Provider>
  );
}

/** Reached where even the frame of an app failed: a page's failure is caught inside the frame. */
export function AppErrorBoundary({ error }: { error: unknown }) {
  return (
    <ErrorPageGuard>
      <main id="main">
        <ErrorPage status={errorStatus(error)} />
      </main>
    </ErrorPageGuard>
  );
}
