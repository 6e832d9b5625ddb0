import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ResultOf } from '@m30/api/client';
import { methodKey } from '@m30/api/query';
import { browserApi } from '@m30/shell/browser';

type Answer = ResultOf<'User.GetInfo'>;

const KEY = methodKey('User.GetInfo', {});

/**
 * The buyer whom the frame was rendered for, where the queries of its pages find him; read anew after a change, which may
 * be of his name.
 */
export function useKnownBuyer(user: Answer['user']): Answer['user'] {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const answer = await browserApi.post('User.GetInfo', {}, { signal });
      // Whoever logs in as somebody else gets another document.
      return answer.user?.guid === user?.guid ? answer : { user };
    },
    enabled: user !== null,
    initialData: { user },
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
  return data.user;
}

/** The buyer of this document; `null` for a guest. */
export const knownBuyer = (client: QueryClient): Answer['user'] =>
  client.getQueryData<Answer>(KEY)?.user ?? null;

/** The buyer of this document, for a component. */
export const useBuyer = (): Answer['user'] => knownBuyer(useQueryClient());
