import { useMatches, useRouteError } from 'react-router';
import { ErrorPage, errorStatus } from '@m30/shell/error';
import { PageOutlet } from '@m30/shell/navigation';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { isOver } from './page-handle.ts';

/** Header, the page, footer and widgets: the layout of nearly every page of the site. */
export default function DefaultLayout() {
  return (
    <SiteFrame header={{ over: isOver(useMatches()) }} footer="full" widgets>
      <PageOutlet />
    </SiteFrame>
  );
}

/** A page that failed keeps its header and footer. */
export function ErrorBoundary() {
  return (
    <SiteFrame footer="full" widgets>
      <ErrorPage status={errorStatus(useRouteError())} />
    </SiteFrame>
  );
}
