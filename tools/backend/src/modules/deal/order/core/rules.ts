/** What a paid hold costs, kopecks. */
export const HOLD_FEE = 3_000_000;

/** Days that a paid hold lasts, and by which it may be extended once. */
export const HOLD_DAYS = 14;

/** Days by which the company extends a free hold, once. */
export const FREE_HOLD_DAYS = 1;

/** The version of the offer of holds that stands on `/oferta`, as an ISO date. */
export const OFFER_VERSION = '2026-11-01';
