import { HOLIDAYS } from './holidays.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Moscow is three hours ahead of UTC all year round. */
const MOSCOW = 3 * HOUR;

/** The company answers on workdays from 9 to 18, Moscow time. */
const OPENS = 9 * HOUR;
const CLOSES = 18 * HOUR;

/**
 * The moment after so many working hours.
 * @param from any moment; outside working hours the count begins with the next working day
 */
export function afterWorkingHours(from: Date, hours: number): Date {
  let left = hours * HOUR;
  let day = startOfDay(from);
  let at = Math.max(from.getTime(), day + OPENS);
  for (;;) {
    const end = day + CLOSES;
    if (isWorkday(day) && at < end) {
      if (at + left <= end) return new Date(at + left);
      left -= end - at;
    }
    day += DAY;
    at = day + OPENS;
  }
}

/** The end of the working day that is so many working days after a day. */
export function afterWorkingDays(from: Date, days: number): Date {
  let day = startOfDay(from);
  for (let left = days; left > 0;) {
    day += DAY;
    if (isWorkday(day)) left -= 1;
  }
  return new Date(day + CLOSES);
}

/** Midnight of Moscow's day, in milliseconds. */
const startOfDay = (moment: Date): number =>
  Math.floor((moment.getTime() + MOSCOW) / DAY) * DAY - MOSCOW;

function isWorkday(midnight: number): boolean {
  const day = new Date(midnight + MOSCOW);
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  return !isWeekend && !HOLIDAYS.has(day.toISOString().slice(0, 10));
}
