import type { Config } from '../config/config.ts';
import { refuse } from '../method/refuse.ts';
import type { AppContext } from './env.ts';

type Settings = Pick<Config, 'allowedOrigin'>;
type Asked = Pick<Request, 'method' | 'headers' | 'url'>;

/**
 * Whether a request changes nothing or was not sent by another site's page with the visitor's cookies.
 * Every browser of today says `Origin` with a write, or else `Sec-Fetch-Site`: `same-site` is another
 * subdomain, which is another origin, and `none` is the visitor's own hand. Programs that are no browser
 * say neither and pass.
 */
export function isOwnWrite(config: Settings, request: Asked): boolean {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return true;
  const origin = headers.get('origin');
  if (origin !== null) return isOwnOrigin(config, request, origin);
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}

function isOwnOrigin(
  { allowedOrigin }: Settings,
  { headers, url }: Asked,
  origin: string,
): boolean {
  if (allowedOrigin !== null) return origin === allowedOrigin;
  return URL.parse(origin)?.host === (headers.get('host') ?? new URL(url).host);
}

/**
 * Origin of another site's page that asks, as its browser says in `Origin` or, behind that site's own server, in `Referer`;
 * empty for a page of this site, and where nobody says.
 */
export function foreignOrigin(config: Settings, request: Asked): string {
  const { headers } = request;
  const page = URL.parse(headers.get('referer') ?? '')?.origin;
  const said = [headers.get('origin'), page].filter((origin) => typeof origin === 'string');
  return said.find((origin) => !isOwnOrigin(config, request, origin)) ?? '';
}

/**
 * Refuses a write that another site's page sends with the visitor's cookies.
 * @throws Refused 403
 */
export function checkOrigin(config: Settings, c: AppContext): void {
  if (!isOwnWrite(config, c.req.raw)) throw refuse(403, 'Запрос пришёл с другого сайта');
}
