import { useQuery } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import type { ResultOf } from '@m30/api/client';
import { methodQuery } from '@m30/api/query';
import { browserApi } from '@m30/shell/browser';
import { useExpected } from '../query/expected.ts';
import type { PageData } from '../query/page-query.ts';

type Answer = ResultOf<'LK.GetCounters'>;

/** What waits for the buyer in one section. */
export type Counter = Answer['counters'][number];

/** What waits in the sections of the account; read on every guarded page. */
export const countersQuery = methodQuery(browserApi, 'LK.GetCounters', {});

const NONE: Answer = { counters: [] };

/** What waits in each section of the account, by the section's address; nothing on a page that is not guarded. */
export function useCounters(): ReadonlyMap<string, Counter> {
  const loaded = useRouteLoaderData('layouts/guarded/layout') as PageData<Answer> | undefined;
  const { data = NONE } = useQuery({
    ...countersQuery,
    enabled: loaded !== undefined,
    ...(loaded && { initialData: loaded.data, initialDataUpdatedAt: loaded.at }),
  });
  const { counters } = useExpected(countersQuery.queryKey, data);
  return new Map(counters.map((counter) => [counter.link, counter]));
}
