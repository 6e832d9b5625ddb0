import type { QueryKey } from '@tanstack/react-query';
import type { Params } from 'react-router';
import { browserApi } from '@m30/shell/browser';
import { knownBuyer } from './known-buyer.ts';
import type { PageData, PageQuery } from './page-query.ts';
import { queryClient } from './query-client.ts';

/** What a `clientLoader` is called with. */
interface ClientArgs<Data> {
  params: Params;
  url: URL;
  serverLoader: () => Promise<PageData<Data>>;
}

/** Retries of a page that did not arrive. */
const RETRIES = 2;

/**
 * Makes the `clientLoader` of a page: what this tab has read is shown at once, and the page reads it anew; what it has not
 * comes from the server's loader, which knows who may see it.
 */
export function cachedPage<Data, Key extends QueryKey>(query: PageQuery<Data, Key>) {
  return async ({ params, url, serverLoader }: ClientArgs<Data>): Promise<PageData<Data>> => {
    const client = queryClient();
    const args = { params, search: url.searchParams, user: knownBuyer(client) };
    const options = query(browserApi, args);
    const data = await client.ensureQueryData({
      ...options,
      queryFn: async () => (await serverLoader()).data,
      // Where there is no connection the page of the error says so, and tries again by itself.
      networkMode: 'always',
      retry: (failures, error) =>
        failures < RETRIES && navigator.onLine && error instanceof TypeError,
    });
    return { data, at: client.getQueryState(options.queryKey)?.dataUpdatedAt ?? Date.now() };
  };
}
