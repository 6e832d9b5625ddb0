import { localPath } from '@m30/api/local-path';

/**
 * Path with query of the page that the visitor came from: what the address says, else what the browser says, else
 * the home page. Another site is no page of this one.
 */
export function visitedPage(url: URL, headers: Headers): string {
  const asked = localPath(url.searchParams.get('url') ?? '');
  if (asked !== null) return asked;
  const referrer = URL.parse(headers.get('referer') ?? '');
  // Behind a proxy the server's own address is not the one that the browser sees.
  const hosts = [url.host, headers.get('host'), headers.get('x-forwarded-host')];
  if (!referrer || !hosts.includes(referrer.host)) return '/';
  return localPath(referrer.pathname + referrer.search) ?? '/';
}
