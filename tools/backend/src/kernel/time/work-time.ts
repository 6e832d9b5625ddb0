import { addDays, isWeekend, moscowDay, moscowInstant } from '@m30/ui-kit/format';
import { HOLIDAYS } from './holidays.ts';

const HOUR = 3_600_000;

/** The company answers on workdays between these hours, Moscow time. */
const OPENS = '09:00';
const CLOSES = '18:00';

/**
 * The moment after so many working hours.
 * @param from any moment; outside working hours the count begins with the next working day
 */
export function afterWorkingHours(from: Date, hours: number): Date {
  let left = hours * HOUR;
  let day = moscowDay(from);
  let at = Math.max(from.getTime(), moscowInstant(day, OPENS).getTime());
  for (;;) {
    const end = moscowInstant(day, CLOSES).getTime();
    if (isWorkday(day) && at < end) {
      if (at + left <= end) return new Date(at + left);
      left -= end - at;
    }
    day = addDays(day, 1);
    at = moscowInstant(day, OPENS).getTime();
  }
}

/** The end of the working day that is so many working days after a day. */
export function afterWorkingDays(from: Date, days: number): Date {
  let day = moscowDay(from);
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isWorkday(day)) left -= 1;
  }
  return moscowInstant(day, CLOSES);
}

const isWorkday = (day: string): boolean => !isWeekend(day) && !HOLIDAYS.has(day);
