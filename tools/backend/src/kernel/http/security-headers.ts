import type { MiddlewareHandler } from 'hono';

/** Headers of every answer; documents add their own content security policy. */
export function headersOfEvery(publicOrigin: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicOrigin.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** Pictures and films are shown elsewhere, too: in letters, in advertisements of flats, where a page is shared. */
const SHARED = '/media/';

/** What programs read has nothing to run, nor to be shown in a frame. */
const DATA = /^(application\/json|text\/plain)/;
const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sets them, and a policy for what has none of its own and is no document. */
export function securityHeaders(publicOrigin: string): MiddlewareHandler {
  const every = Object.entries(headersOfEvery(publicOrigin));
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of every) headers.set(name, value);
    if (c.req.path.startsWith(SHARED)) headers.set('cross-origin-resource-policy', 'cross-origin');
    const isData = DATA.test(headers.get('content-type') ?? '');
    if (isData && !headers.has('content-security-policy')) {
      headers.set('content-security-policy', DATA_POLICY);
    }
  };
}
