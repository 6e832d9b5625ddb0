import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** `false` on the server and while a part hydrates, which is later for late parts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
