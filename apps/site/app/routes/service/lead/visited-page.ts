/**
 * Path with query of the page that the visitor came from: what the address says, else what the browser says, else
 * the home page. Another site is no page of this one.
 */
export function visitedPage(url: URL, headers: Headers): string {
  const asked = url.searchParams.get('url');
  if (asked?.startsWith('/')) return asked;
  const referrer = URL.parse(headers.get('referer') ?? '');
  // Behind a proxy the server's own address is not the one that the browser sees.
  const hosts = [url.host, headers.get('host'), headers.get('x-forwarded-host')];
  return referrer && hosts.includes(referrer.host) ? referrer.pathname + referrer.search : '/';
}
