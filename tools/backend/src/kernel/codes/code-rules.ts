/** Milliseconds a code is good for; after the right one, as long again to choose a password. */
export const CODE_LIFETIME = 10 * 60_000;

/** Wrong codes after which the sent one is dead. */
export const MOST_TRIES = 5;

/** Codes for one purpose to one phone or address in one window. */
export const MOST_CODES = 5;

/** Codes to one phone or address in one window, whatever they are for: an honest evening has several. */
export const MOST_CODES_IN_ALL = 10;

/** Wrong codes for one phone in one window, whatever they are for. */
export const MOST_WRONG = 25;

/** Milliseconds in which codes and wrong ones are counted: a rolling day. */
export const QUOTA_WINDOW = 24 * 3600_000;

/** Milliseconds between two codes by the same way, the countdown that the form shows (specification, §9). */
export const RESEND_GAP = 60_000;

/** Milliseconds in which a phone or mailbox that has just changed recovers no password: its owner, who was notified, may be away over a Sunday. */
export const RECOVERY_WAIT = 48 * 3600_000;

/** Seconds the flow cookie lives: long enough to wait for a code, confirm it and choose a password. */
export const FLOW_LIFETIME = 3600;
