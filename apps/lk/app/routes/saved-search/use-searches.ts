import type { InputOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { useOptimisticCall } from '../../store/account/use-optimistic-call.ts';

/** Changes a search; its row shows it at once. */
export const useChangeSearch = () =>
  useOptimisticCall(
    'change-search',
    (input: InputOf<'Search.Change'>) => browserApi.post('Search.Change', input),
    {
      'Search.GetList': ({ searches }, { guid, ...changes }) => ({
        searches: searches.map((one) =>
          one.guid === guid ? { ...one, ...defined(changes) } : one,
        ),
      }),
    },
  );

/** Forgets a search; its row is gone at once. */
export const useDeleteSearch = () =>
  useOptimisticCall(
    'delete-search',
    (input: InputOf<'Search.Delete'>) => browserApi.post('Search.Delete', input),
    {
      'Search.GetList': ({ searches }, { guid }) => ({
        searches: searches.filter((one) => one.guid !== guid),
      }),
    },
  );

/** What is absent stays. */
const defined = <Changes extends object>(changes: Changes) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Changes]?: Exclude<Changes[Key], undefined>;
  };
