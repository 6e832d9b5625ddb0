import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { guardReloads } from './reload/guard-reloads.ts';
import { isFollowing } from './reload/reload-once.ts';

/** The code of the page that is on its way was lost: the router waits for it for ever. */
let isLost = false;
const listeners = new Set<() => void>();

/** Tells that the page on its way is given up, or that another one is asked for. */
export function setPageLost(lost: boolean): void {
  isLost = lost;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reloads once where the code of a page that is on its way does not arrive; a second time within a minute the page is given up. */
export function useLostPageGuard(): void {
  const { key } = useLocation();
  const isUnderWay = useNavigation().state !== 'idle';
  const underWay = useRef(false);
  useEffect(() => {
    underWay.current = isUnderWay;
  }, [isUnderWay]);
  // Another page has come after all.
  useEffect(() => () => setPageLost(false), [key]);
  useEffect(
    () =>
      guardReloads(
        // A link is followed some moments before the router's state is rendered.
        () => !isLost && (underWay.current || isFollowing()),
        () => setPageLost(true),
      ),
    [],
  );
}

/** Whether the page that is on its way was given up. */
export const useIsPageLost = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isLost,
    () => false,
  );
