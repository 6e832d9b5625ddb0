import { useCallback } from 'react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

/** Reads the next page of a list, unless there is none or it is on its way; the same function until one of these changes. */
export function useNextPage({
  hasNextPage,
  isFetchingNextPage,
  fetchNextPage,
}: Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>): () => void {
  return useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
}
