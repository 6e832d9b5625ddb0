import { useRouteLoaderData } from 'react-router';
import type { ResultOf } from '@m30/api/client';
import type { loader } from '../guarded/layout.tsx';

/** What waits for the buyer in one section. */
export type Counter = ResultOf<'LK.GetCounters'>['counters'][number];

/** What waits in each section of the account, by the section's address. */
export function useCounters(): ReadonlyMap<string, Counter> {
  const data = useRouteLoaderData<typeof loader>('layouts/guarded/layout');
  return new Map(data?.counters.map((counter) => [counter.link, counter]));
}
