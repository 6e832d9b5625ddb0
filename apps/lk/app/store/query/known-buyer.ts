import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ResultOf } from '@m30/api/client';
import { methodKey } from '@m30/api/query';

type Answer = ResultOf<'User.GetInfo'>;

const KEY = methodKey('User.GetInfo', {});

/**
 * Puts the buyer whom the frame was rendered for where the queries of its pages find him. He is not asked for anew:
 * whoever logs in as somebody else gets another document.
 */
export function useKnownBuyer(user: Answer['user']): void {
  useQuery({
    queryKey: KEY,
    queryFn: () => ({ user }),
    initialData: { user },
    staleTime: Infinity,
  });
}

/** The buyer of this document; `null` for a guest. */
export const knownBuyer = (client: QueryClient): Answer['user'] =>
  client.getQueryData<Answer>(KEY)?.user ?? null;

/** The buyer of this document, for a component. */
export const useBuyer = (): Answer['user'] => knownBuyer(useQueryClient());
