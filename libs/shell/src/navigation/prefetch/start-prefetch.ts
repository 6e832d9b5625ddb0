import type { Link } from '../link/link-of.ts';
import { pathWithin } from '../link/path-within.ts';
import { isThrifty } from './is-thrifty.ts';
import { createPagePreloader } from './preload-page.ts';
import { watchIntent } from './watch-intent.ts';
import { watchViewport } from './watch-viewport.ts';

/**
 * Loads the code of pages ahead: of those that the visitor points at, and of a few in sight. Data is
 * not asked for: it belongs to the moment of the visit.
 * @param basename path under which this app lives; links outside it are left alone
 */
export function startPrefetch(basename: string): void {
  const preload = createPagePreloader(basename);
  const prefetch = ({ element, url }: Link) => {
    const here = url.pathname === location.pathname;
    if (here || element.hasAttribute('target') || isThrifty()) return false;
    if (pathWithin(url, basename) === null) return false;
    void preload(url.pathname);
    return true;
  };
  watchIntent(prefetch);
  watchViewport(prefetch);
}
