import { useEffect, type ReactNode } from 'react';
import { Outlet, useLocation, useMatches, useRouteError } from 'react-router';
import { ErrorPage, errorStatus } from '@m30/shell/error';
import { rememberMarketing, useSessionLoader } from '@m30/shell/session';
import { SkipLink } from '@m30/ui-kit/skip-link';
import { useRoot } from '../../use-root.ts';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { isOver } from './page-handle.ts';

/** Header, the page and footer: the layout of every page of the site but the bare ones. */
export default function DefaultLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A page that failed keeps its header and footer. */
export function ErrorBoundary() {
  return (
    <Frame failed>
      <ErrorPage status={errorStatus(useRouteError())} />
    </Frame>
  );
}

function Frame({ children, failed = false }: { children: ReactNode; failed?: boolean }) {
  const root = useRoot();
  const { search } = useLocation();
  const over = isOver(useMatches()) && !failed;
  useSessionLoader();
  useEffect(() => rememberMarketing(search), [search]);
  return (
    <>
      <SkipLink href="#main">Перейти к содержанию</SkipLink>
      {root && <Header template={root.template} over={over} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {root && <Footer template={root.template} />}
    </>
  );
}
