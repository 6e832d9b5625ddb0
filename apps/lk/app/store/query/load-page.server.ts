import type { QueryKey } from '@tanstack/react-query';
import type { Params, RouterContextProvider } from 'react-router';
import { userContext } from '@m30/shell/guard';
import { orNotFound, servicesContext } from '@m30/shell/server';
import type { PageData, PageQuery } from './page-query.ts';
import { createQueryClient } from './query-client.ts';

/** What a `loader` is called with. */
interface ServerArgs {
  params: Params;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/**
 * Makes the `loader` of a page from the page's query.
 * @param also codes by which the method says that the thing is not there yet
 * @throws 404 for what there is not, or is not the buyer's
 */
export function loadPage<Data, Key extends QueryKey>(
  query: PageQuery<Data, Key>,
  also: readonly number[] = [],
) {
  return async ({ params, url, context }: ServerArgs): Promise<PageData<Data>> => {
    const args = { params, search: url.searchParams, user: context.get(userContext) };
    const options = query(context.get(servicesContext).visitorApi, args);
    const read = createQueryClient().fetchQuery({ ...options, retry: false });
    return { data: await orNotFound(read, also), at: Date.now() };
  };
}
