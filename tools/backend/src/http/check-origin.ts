import type { Config } from '../core/config.ts';
import { refuse } from '../core/refuse.ts';
import type { AppContext } from './env.ts';

/**
 * Refuses a write that another site's page sends with the visitor's cookies. Programs that are
 * no browser send no Origin and pass.
 * @throws Refused 403
 */
export function checkOrigin({ allowedOrigin }: Config, c: AppContext): void {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return;
  const origin = c.req.header('origin');
  const own =
    origin === undefined
      ? c.req.header('sec-fetch-site') !== 'cross-site'
      : allowedOrigin === null
        ? URL.parse(origin)?.host === ownHost(c)
        : origin === allowedOrigin;
  if (!own) throw refuse(403, 'Запрос пришёл с другого сайта');
}

const ownHost = (c: AppContext) => c.req.header('host') ?? new URL(c.req.url).host;
