export { CookieNotice } from './CookieNotice.tsx';
export { consentScript } from './consent-script.ts';
export { CONSENT_EVENT, readConsent, type ConsentDecision } from './decision.ts';
export { readConsentMode } from './consent-mode.ts';
