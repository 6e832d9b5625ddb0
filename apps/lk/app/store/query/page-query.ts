import {
  useQuery,
  type DefinedInitialDataOptions,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useLocation, useParams, type Params } from 'react-router';
import type { Api, ResultOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { useBuyer } from './known-buyer.ts';
import { useExpected } from './expected.ts';

/** What the address of a page and its visitor say of what is read for it. */
export interface PageArgs {
  params: Params;
  search: URLSearchParams;
  user: ResultOf<'User.GetInfo'>['user'];
}

/** The read of a page: on the server by the visitor's client, in the browser by its own. */
export type PageQuery<Data, Key extends QueryKey> = (
  api: Api,
  args: PageArgs,
) => UseQueryOptions<Data, Error, Data, Key>;

/** What was read. */
export interface PageData<Data> {
  data: Data;
  /** When, milliseconds since 1970. */
  at: number;
}

/**
 * Answer of the page's query, kept fresh: it is read anew when the page is shown again, when the window is focused, when
 * the connection is back and after a change; what the buyer is changing at this moment is shown as changed.
 * @param loaded data of the route's loader, which is the first answer
 */
export function usePageQuery<Data, Key extends QueryKey>(
  query: PageQuery<Data, Key>,
  loaded: PageData<Data>,
): PageData<Data> {
  const { search } = useLocation();
  const params = useParams();
  const user = useBuyer();
  const args = { params, search: new URLSearchParams(search), user };
  const options = {
    ...query(browserApi, args),
    initialData: () => loaded.data,
    initialDataUpdatedAt: loaded.at,
  } as DefinedInitialDataOptions<Data, Error, Data, Key>;
  const { data, dataUpdatedAt } = useQuery(options);
  return { data: useExpected(options.queryKey, data), at: dataUpdatedAt };
}
