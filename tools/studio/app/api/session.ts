import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Right } from '../../contract/core/rights.ts';
import type { StudioResult } from '../../contract/client.ts';
import { studioQuery } from './queries.ts';

/** Who has signed in, how far, and what the Studio may show. */
export type Me = StudioResult<'Session.Me'>;

/** Asks who has signed in. */
export const meQuery = studioQuery('Session.Me', {});

export const sessionKey = meQuery.queryKey;

/** The same in a component. */
export const useSession = () => useQuery(meQuery);

/** Takes over what a step of signing in has answered, without asking again. */
export function useEnter(): (me: Me) => void {
  const client = useQueryClient();
  return (me) => client.setQueryData(sessionKey, me);
}

/** Who works here; only below the gate, which lets nobody else through. */
export function useMe() {
  const { data } = useSession();
  return {
    person: data?.person ?? null,
    may: (right: Right) => data?.rights.includes(right) ?? false,
  };
}
