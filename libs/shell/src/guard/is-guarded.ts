import { localPath } from '@m30/api/local-path';

const GUARDED = /^\/(lk|order)(\/|$)/i;

/** Whether a path and query belong to a page that only a logged-in visitor may open. */
export function isGuarded(path: string): boolean {
  const [pathname = ''] = path.split('?');
  try {
    return GUARDED.test(decodeURIComponent(pathname));
  } catch {
    return GUARDED.test(pathname);
  }
}

/**
 * Where a guest goes back to: the page that the visitor came from, if it is an open page of this
 * site, else the home page.
 */
export function previousPage(referer: string | null, origin: string): string {
  const path = referer && localPath(referer, origin);
  return path && !isGuarded(path) ? path : '/';
}
