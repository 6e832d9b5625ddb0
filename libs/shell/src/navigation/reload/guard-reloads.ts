import { keepDestination, mayReload } from './reload-once.ts';

/**
 * Guards the reloads that the router starts when the code of a page does not arrive: it reloads without a limit, and browsers ask
 * before a script reloads the page (Navigation API; one that has none is left to the router).
 * @param isExpected whether a reload now would be the router's: a navigation is on its way
 * @param onRefused called when the page was not reloaded: the navigation will never end
 * @returns a function that ends the guard
 */
export function guardReloads(isExpected: () => boolean, onRefused: () => void): () => void {
  if (!('navigation' in window)) return () => {};
  const stop = new AbortController();
  let isUnderWay = false;
  const guard = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated) return;
    // Several parts of a page may be lost at once: one reload is enough.
    if (isUnderWay) return event.preventDefault();
    isUnderWay = !isExpected() || mayReload();
    if (isUnderWay) return;
    event.preventDefault();
    keepDestination();
    onRefused();
  };
  window.navigation.addEventListener('navigate', guard, { signal: stop.signal });
  return () => stop.abort();
}
