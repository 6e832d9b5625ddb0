import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server, for what only a script can do. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
