import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { browserApi } from '../browser/index.ts';
import { useHasLevel } from '../level/level.ts';
import { sessionAtom, type Session } from './session-atom.ts';
import { useHydrated } from '../late/use-hydrated.ts';

type Buyer = Parameters<typeof import('./start-session.ts').startSession>[0];

const UNKNOWN: Session = { status: 'unknown' };

/** Who visits, as far as the browser knows. */
export function useSession(): Session {
  const session = useAtomValue(sessionAtom);
  return useHydrated() ? session : UNKNOWN;
}

/** Asks `User.GetInfo` once, after the page has loaded, where there are accounts; for the layout. */
export function useSessionLoader(): void {
  const [{ status }, setSession] = useAtom(sessionAtom);
  const unknown = useHasLevel('account') && status === 'unknown';
  useEffect(() => {
    if (!unknown) return;
    const abort = new AbortController();
    browserApi.post('User.GetInfo', {}, { signal: abort.signal }).then(
      ({ user }) => {
        setSession(user ? { status: 'user', user } : { status: 'guest' });
        if (user) void start(user);
      },
      // A visitor whom the API does not know reads the page as a guest.
      () => abort.signal.aborted || setSession({ status: 'guest' }),
    );
    return () => abort.abort();
  }, [unknown, setSession]);
}

/** For a layout whose page the server has rendered for one buyer: starts his session as every page does. */
export function useStartSession(user: Buyer | null): void {
  useEffect(() => {
    if (user) void start(user);
  }, [user]);
}

const start = (user: Buyer) =>
  import('./start-session.ts').then(({ startSession }) => startSession(user));

/** Ends the session and opens the home page anew (spec §4); its code is loaded when pressed. */
export async function leave(): Promise<void> {
  const { logout } = await import('@m30/auth/core');
  await logout(browserApi);
}
