import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, type MiddlewareFunction } from 'react-router';
import { errorStatus, errorText } from '@m30/shell/error';
import { guard } from '@m30/shell/guard';
import { PageOutlet, useIsPageLost } from '@m30/shell/navigation';
import { servicesContext, unlessMissing } from '@m30/shell/server';
import { ErrorPage } from '../../components/error-page/ErrorPage.tsx';
import { accountTitle } from '../../seo/account-meta.ts';
import { countersQuery } from '../../store/counter/use-counters.ts';
import type { Route } from './+types/layout';

export const middleware: MiddlewareFunction<Response>[] = [guard];

/** What waits in the sections. */
export async function loader({ context }: Route.LoaderArgs) {
  const read = context.get(servicesContext).visitorApi.get('LK.GetCounters', {});
  return { data: await unlessMissing(read, { counters: [] }), at: Date.now() };
}

/** The browser reads it by a query of its own. */
export const shouldRevalidate = () => false;

export default function GuardedLayout() {
  const client = useQueryClient();
  const { pathname } = useLocation();
  useEffect(() => {
    // Every page may change what waits.
    const { queryKey } = countersQuery;
    void client.refetchQueries({ queryKey, stale: true }, { cancelRefetch: false });
  }, [client, pathname]);
  return <PageOutlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = errorStatus(error);
  return (
    <>
      {/* Any other error has its title from the layout around. */}
      {useIsPageLost() && <title>{accountTitle(errorText(status).title)}</title>}
      <ErrorPage status={status} />
    </>
  );
}
