import type { Config } from '../config/config.ts';
import { refuse } from '../method/refuse.ts';
import type { AppContext } from './env.ts';

/**
 * Whether a request changes nothing or was not sent by another site's page with the visitor's cookies.
 * Every browser of today says `Origin` with a write, or else `Sec-Fetch-Site`: `same-site` is another
 * subdomain, which is another origin, and `none` is the visitor's own hand. Programs that are no browser
 * say neither and pass.
 */
export function isOwnWrite(
  { allowedOrigin }: Pick<Config, 'allowedOrigin'>,
  { method, headers, url }: Pick<Request, 'method' | 'headers' | 'url'>,
): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const origin = headers.get('origin');
  if (origin === null) {
    const site = headers.get('sec-fetch-site');
    return site === null || site === 'same-origin' || site === 'none';
  }
  if (allowedOrigin !== null) return origin === allowedOrigin;
  return URL.parse(origin)?.host === (headers.get('host') ?? new URL(url).host);
}

/**
 * Refuses a write that another site's page sends with the visitor's cookies.
 * @throws Refused 403
 */
export function checkOrigin(config: Pick<Config, 'allowedOrigin'>, c: AppContext): void {
  if (!isOwnWrite(config, c.req.raw)) throw refuse(403, 'Запрос пришёл с другого сайта');
}
