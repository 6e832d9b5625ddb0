/** Moscow has been three hours ahead of UTC, without summer time, since 26 October 2014. */
const OFFSET = '+03:00';
const AHEAD = 3 * 3_600_000;

/** Time zone of every rule of the product, whatever the zone of the server or the visitor (IANA). */
export const MOSCOW_ZONE = 'Europe/Moscow';

/** Calendar day in Moscow at a moment: `2026-11-20`. Throws a RangeError for an invalid date. */
export const moscowDay = (moment: Date): string => shifted(moment).slice(0, 10);

/** Time in Moscow at a moment: `09:30`. Throws a RangeError for an invalid date. */
export const moscowTime = (moment: Date): string => shifted(moment).slice(11, 16);

/**
 * A moment of Moscow's clock in ISO 8601 with its offset: `2026-11-20T09:30:00+03:00`.
 * @param day ISO day
 * @param time HH:mm or HH:mm:ss
 */
export const moscowIso = (day: string, time = '00:00'): string =>
  `${day}T${time.length === 5 ? `${time}:00` : time}${OFFSET}`;

/** The moment at which Moscow's clock shows a day and a time, by default its midnight. */
export const moscowInstant = (day: string, time?: string): Date => new Date(moscowIso(day, time));

const shifted = (moment: Date) => new Date(moment.getTime() + AHEAD).toISOString();
