/** Days of a year in one time zone. */
export interface Calendar {
  year: number;
  /** 365 or 366. */
  days: number;
  /** Minutes by which the zone is ahead of UTC: 180 in Moscow. */
  utcOffset: number;
}

const DAY = 86_400_000;

/** @throws RangeError where a year or an offset cannot be meant */
export function calendarOf(year: number, utcOffset: number): Calendar {
  if (!Number.isInteger(year) || year < 1900 || year > 2100) {
    throw new RangeError(`year ${year} is not from 1900 to 2100`);
  }
  if (!Number.isInteger(utcOffset) || Math.abs(utcOffset) > 14 * 60) {
    throw new RangeError(`offset ${utcOffset} is not a number of minutes up to 14 hours`);
  }
  return { year, days: (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / DAY, utcOffset };
}

/** Day of the year, from 0, of a month (1…12) and its day. */
export const dayOf = ({ year }: Calendar, month: number, date: number): number =>
  Math.round((Date.UTC(year, month - 1, date) - Date.UTC(year, 0, 1)) / DAY);

/** Month, 1…12, of a day of the year. */
export const monthOf = ({ year }: Calendar, day: number): number =>
  new Date(Date.UTC(year, 0, 1 + day)).getUTCMonth() + 1;

/** ISO date of a day of the year. */
export const isoOf = ({ year }: Calendar, day: number): string =>
  new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10);

/** The instant at which a minute of a day begins, in ms since 1970. */
export const instantOf = ({ year, utcOffset }: Calendar, day: number, minute: number): number =>
  Date.UTC(year, 0, 1) + day * DAY + (minute - utcOffset) * 60_000;
