import type { Access } from '@m30/api';
import type { Config } from '../config/config.ts';
import type { AppContext } from './env.ts';

/** Seconds that a browser remembers what it was allowed. */
const REMEMBERED = '600';

/**
 * Lets a page of a site in `ALLOWED_ORIGINS` read the answer of a method that is open to everybody, and ask ahead
 * whether it may. Without the setting nothing is said, and never that credentials are allowed.
 * @returns whether such a page asks: it is nobody's call, whatever cookies come with it
 */
export function isFromListedOrigin(
  { allowedOrigin, listedOrigins }: Pick<Config, 'allowedOrigin' | 'listedOrigins'>,
  c: AppContext,
  access: Access,
): boolean {
  if (listedOrigins.length === 0) return false;
  // What caches keep for one site is not for another.
  c.header('vary', 'Origin', { append: true });
  const origin = c.req.header('origin');
  if (access !== 'guest' || origin === undefined || origin === allowedOrigin) return false;
  if (!listedOrigins.includes(origin)) return false;
  c.header('access-control-allow-origin', origin);
  c.header('access-control-expose-headers', 'retry-after, x-request-id');
  return true;
}

/** Whether a browser asks ahead of a call. */
export const isPreflight = (c: AppContext): boolean =>
  c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined;

/** What a page of a listed site may send. */
export function answerPreflight(c: AppContext, verb: 'GET' | 'POST'): Response {
  c.header('access-control-allow-methods', verb);
  c.header('access-control-allow-headers', 'content-type, idempotency-key');
  c.header('access-control-max-age', REMEMBERED);
  return c.body(null, 204);
}
