/** Seconds that a free hold lasts. */
export const FREE_HOLD = 24 * 3600;

/** Seconds before the end of a hold at which its buyer is told. */
export const WARNING = 3 * 3600;

/** Lots that one buyer holds at a time without paying, so that nobody holds a whole house. */
export const MOST_HOLDS = 3;
