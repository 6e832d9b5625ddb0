import { Outlet, type MiddlewareFunction } from 'react-router';
import { errorStatus } from '@m30/shell/error';
import { guard } from '@m30/shell/guard';
import { servicesContext, unlessMissing } from '@m30/shell/server';
import { ErrorPage } from '../../components/error-page/ErrorPage.tsx';
import type { Route } from './+types/layout';

export const middleware: MiddlewareFunction<Response>[] = [guard];

/** What waits in the sections; asked for with every page, for each may change it. */
export const loader = ({ context }: Route.LoaderArgs) =>
  unlessMissing(context.get(servicesContext).visitorApi.get('LK.GetCounters', {}), {
    counters: [],
  });

export default function GuardedLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={errorStatus(error)} />;
}
