import { addDays, isDay, moscowDay, weekdayOf } from '@m30/ui-kit/format';

/** Monday of the week that an address names, or of the one that goes on in Moscow. @param day ISO day, or anything else */
export function mondayOf(day: string, now: Date): string {
  const inside = isDay(day) ? day : moscowDay(now);
  return addDays(inside, 1 - weekdayOf(inside));
}

/** Seven ISO days from a Monday. */
export const daysOfWeek = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index));
