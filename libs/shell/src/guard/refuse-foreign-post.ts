import { data } from 'react-router';

/**
 * Refuses a form that another site's page posts with the visitor's cookies. The router checks the
 * actions of pages alone: an action of a route without a page calls this first.
 * @param origin of the site, without a trailing slash
 * @throws 403
 */
export function refuseForeignPost(request: Request, origin: string): void {
  const sender = request.headers.get('origin');
  if (sender === null && request.headers.get('sec-fetch-site') !== 'cross-site') return;
  const own = [origin, request.url].map((address) => URL.parse(address)?.host);
  const host = sender === null ? undefined : URL.parse(sender)?.host;
  if (host === undefined || !own.includes(host)) throw data(null, { status: 403 });
}
