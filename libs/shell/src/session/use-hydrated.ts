import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the server's HTML is being taken over, which may be late for a part of a page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
