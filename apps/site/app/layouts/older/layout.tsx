import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { ErrorPage, errorStatus } from '@m30/shell/error';
import { PageOutlet } from '@m30/shell/navigation';
import { SiteFrame } from '../frame/SiteFrame.tsx';

/** The older default: one line of header that stays where it is, a short footer, no widgets. */
export default function OlderLayout() {
  return (
    <OlderFrame>
      <PageOutlet />
    </OlderFrame>
  );
}

/** A page that failed keeps its header and footer. */
export function ErrorBoundary() {
  return (
    <OlderFrame>
      <ErrorPage status={errorStatus(useRouteError())} />
    </OlderFrame>
  );
}

function OlderFrame({ children }: { children: ReactNode }) {
  return (
    <SiteFrame header={{ isStatic: true, short: true }} footer="plain">
      {children}
    </SiteFrame>
  );
}
