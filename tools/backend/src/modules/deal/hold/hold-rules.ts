/** Seconds that a free hold lasts. */
export const FREE_HOLD = 24 * 3600;

/** Seconds before the end of a hold at which its buyer is notified. */
export const WARNING = 3 * 3600;

/** Holds that one buyer has at a time without paying, so that nobody holds a whole house; a set is one. */
export const MOST_HOLDS = 3;

/** Seconds for which the end of a free hold is remembered. */
export const MEMORY = 30 * 24 * 3600;

const HOUR = 3600;

/**
 * Seconds between the end of a free hold and the next one of the same lot by the same buyer, by how many have ended:
 * a change of mind is free once, a loop leaves the lot to others for longer each time.
 */
export const PAUSES: readonly number[] = [0, 0, HOUR, 6 * HOUR, 24 * HOUR, 72 * HOUR];
