/**
 * Path and query of an address on this origin; `null` for an address anywhere else.
 * @param address absolute address, or a path with its leading slash
 * @param origin of the site, without a trailing slash
 */
export function localPath(address: string, origin: string): string | null {
  const absolute = address.startsWith('/') ? origin + address : address;
  const url = URL.parse(absolute);
  if (!url || url.origin !== URL.parse(origin)?.origin) return null;
  // As a redirect, `//host` would leave the site; the parser has turned `/\host` into it.
  return url.pathname.startsWith('//') ? null : url.pathname + url.search;
}

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
