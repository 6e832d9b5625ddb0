/** Seconds of a day. */
export const DAY_SECONDS = 24 * 3600;

/** Milliseconds of a day. */
export const DAY = DAY_SECONDS * 1000;

/** A moment some days later; before, where `days` is negative. */
export const daysAfter = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * DAY);
