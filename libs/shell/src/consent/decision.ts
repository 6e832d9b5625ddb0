/** What a visitor said to the cookie notice: everything, or only what the site can't do without. */
export type ConsentDecision = 'all' | 'necessary';

/** Cookie of the decision: `<version>.<decision>`. */
export const CONSENT_COOKIE = 'cookie_consent';

/** Version of the notice; another one asks everybody again. */
export const CONSENT_VERSION = 1;

/** Seconds for which a decision holds: six months. */
export const CONSENT_AGE = 15_552_000;

/** Fired on the window when the visitor has decided, or decided anew. */
export const CONSENT_EVENT = 'm30:consent';

/** The decision in a cookie header or `document.cookie`; `null` for none, or one about an older notice. */
export function readConsent(cookies: string): ConsentDecision | null {
  const [, value] = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(cookies) ?? [];
  const [version, decision] = value?.split('.') ?? [];
  if (version !== String(CONSENT_VERSION)) return null;
  return decision === 'all' || decision === 'necessary' ? decision : null;
}
