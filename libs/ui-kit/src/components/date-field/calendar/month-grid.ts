import { addDays, addMonths, weekdayOf } from '../../../format/calendar.ts';
import type { DayLimits } from './check-day.ts';

/** Weeks of the month of an ISO day, Monday first; `null` stands for days of its neighbours. */
export function weeksOf(day: string): (string | null)[][] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const monday = addDays(first, 1 - weekdayOf(first));
  const weeks: (string | null)[][] = [];
  for (let from = monday; from.slice(0, 7) <= month; from = addDays(from, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const one = addDays(from, index);
        return one.startsWith(month) ? one : null;
      }),
    );
  }
  return weeks;
}

/** The nearest day within the limits. */
export function nearestDay(day: string, { min, max }: DayLimits): string {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}

/** The day that a key leads to from another one; null for keys that lead nowhere. */
export function dayByKey(key: string, day: string, shift: boolean): string | null {
  const weekday = weekdayOf(day);
  const months = shift ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - weekday);
    case 'End':
      return addDays(day, 7 - weekday);
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return null;
  }
}
