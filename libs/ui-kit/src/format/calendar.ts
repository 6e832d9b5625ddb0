/** Calendar days as ISO text, `2026-11-20`, so that no clock and no time zone is involved. */
const DAY = 86_400_000;

/** Whether the calendar has this ISO day: `2026-11-31` is none. */
export function isDay(day: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;
}

/** `2003-03-05` for «05.03.2003»; null when no calendar has that day. */
export function isoDay(shown: string): string | null {
  const iso = /^\d{2}\.\d{2}\.\d{4}$/.test(shown) ? reversed(shown, '.', '-') : '';
  return isDay(iso) ? iso : null;
}

/** «05.03.2003» for `2003-03-05`. */
export const shownDay = (iso: string): string => reversed(iso, '-', '.');

/** The day `count` days after an ISO day; before it where `count` is negative. */
export const addDays = (day: string, count: number): string => isoOf(midnight(day) + count * DAY);

/** The same day `count` months later; the last one of a shorter month: 31 January → 28 or 29 February. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return isoOf(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** Calendar days from one ISO day to another: 0 on the same day, negative where `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (midnight(to) - midnight(from)) / DAY;

/** Day of the week of an ISO day: 1 Monday … 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(midnight(day)).getUTCDay() || 7;

/** Whether an ISO day is a Saturday or a Sunday. */
export const isWeekend = (day: string): boolean => weekdayOf(day) > 5;

const reversed = (day: string, from: string, to: string) => day.split(from).reverse().join(to);
const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);
const isoOf = (midnight: number) => new Date(midnight).toISOString().slice(0, 10);
