import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { StudioInput, StudioResult } from '../../contract/client.ts';
import { api } from './api.ts';
import type { ReadName } from './queries.ts';

/** Methods that give a list page by page. */
type PagedName = {
  [Name in ReadName]: StudioResult<Name> extends { page: number; pages: number } ? Name : never;
}[ReadName];

/** TanStack Query options of a list that is read page by page, as far as somebody scrolls. */
export function pagesQuery<Name extends PagedName>(name: Name, input: StudioInput<Name>) {
  return infiniteQueryOptions({
    queryKey: [name, input, 'pages'] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get(name, { ...input, page: pageParam } as StudioInput<Name>, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }: StudioResult<Name> & { page: number; pages: number }) =>
      page < pages ? page + 1 : undefined,
    placeholderData: keepPreviousData,
  });
}
