import type { MiddlewareHandler } from 'hono';

/** Headers of every answer; documents add their own content security policy. */
export function securityHeaders(publicOrigin: string): MiddlewareHandler {
  const secure = publicOrigin.startsWith('https:');
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(self)');
    headers.set('cross-origin-opener-policy', 'same-origin');
    if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}
