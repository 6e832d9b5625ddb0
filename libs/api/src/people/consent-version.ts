/** The day on which the texts of all consents became what they are, an ISO date: a changed word is another day. */
export const CONSENT_VERSION = '2026-11-28';
