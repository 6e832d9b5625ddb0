import type { MiddlewareHandler } from 'hono';

/** Headers of every answer; documents add their own content security policy. */
export function headersOfEvery(publicOrigin: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(publicOrigin.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** Sets them. */
export function securityHeaders(publicOrigin: string): MiddlewareHandler {
  const every = Object.entries(headersOfEvery(publicOrigin));
  return async (c, next) => {
    await next();
    for (const [name, value] of every) c.res.headers.set(name, value);
  };
}
