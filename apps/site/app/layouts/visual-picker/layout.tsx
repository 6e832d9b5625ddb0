import type { ReactNode } from 'react';
import { Outlet, useRouteError } from 'react-router';
import { ErrorPage, errorStatus } from '@m30/shell/error';
import { SiteFrame } from '../frame/SiteFrame.tsx';

/** Only a header that stays where it is: the rest of the window belongs to the picker. */
export default function VisualPickerLayout() {
  return (
    <PickerFrame>
      <Outlet />
    </PickerFrame>
  );
}

/** A picker that failed keeps its header. */
export function ErrorBoundary() {
  return (
    <PickerFrame>
      <ErrorPage status={errorStatus(useRouteError())} />
    </PickerFrame>
  );
}

function PickerFrame({ children }: { children: ReactNode }) {
  return <SiteFrame header={{ still: true }}>{children}</SiteFrame>;
}
