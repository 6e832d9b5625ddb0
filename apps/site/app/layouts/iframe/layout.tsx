import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { Outlet, useLocation, useRouteError } from 'react-router';
import { ErrorPage, errorStatus } from '@m30/shell/error';
import { rememberMarketing } from '@m30/shell/session';
import { leadsOut } from './leads-out.ts';

/** The bare layout of pages that other sites embed: no header, no footer, no widgets. */
export default function IframeLayout() {
  return (
    <Bare>
      <Outlet />
    </Bare>
  );
}

/** A page that failed stays bare. */
export function ErrorBoundary() {
  return (
    <Bare>
      <ErrorPage status={errorStatus(useRouteError())} />
    </Bare>
  );
}

function Bare({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  useEffect(() => rememberMarketing(search), [search]);
  return (
    <main id="main" tabIndex={-1} onClickCapture={openOutside}>
      {children}
    </main>
  );
}

/** Pages of the whole site don't fit into somebody's frame: they open in the page around it. */
function openOutside({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.href && !link.target && leadsOut(link)) link.target = '_parent';
}
