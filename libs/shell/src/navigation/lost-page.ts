import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { guardReloads } from '../reload/guard-reloads.ts';

/** Key of the navigation whose page has lost its code; the router waits for that page for ever. */
let lost: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reloads once where the code of a page that is on its way does not arrive; a second time within a minute the page is given up. */
export function useLostPageGuard(): void {
  const { location } = useNavigation();
  const underWay = useRef<string | null>(null);
  useEffect(() => {
    underWay.current = location?.key ?? null;
  }, [location]);
  useEffect(
    () =>
      guardReloads(
        () => underWay.current !== null && underWay.current !== lost,
        () => {
          lost = underWay.current;
          for (const listener of listeners) listener();
        },
      ),
    [],
  );
}

/** Whether the page that is on its way was given up; another navigation begins anew. */
export function useIsPageLost(): boolean {
  const { location } = useNavigation();
  const key = useSyncExternalStore(
    subscribe,
    () => lost,
    () => null,
  );
  return location !== undefined && location.key === key;
}
