/** A day and a minute of it on the clock of Moscow. */
export interface MoscowMoment {
  /** `2026-11-20`. */
  day: string;
  /** Minutes since midnight. */
  minute: number;
}

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Moscow',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** What the clocks of Moscow show at a moment, wherever the visitor or the server is. */
export function moscowMoment(now: Date): MoscowMoment {
  const [day = '', time = ''] = clock.format(now).split(', ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day, minute: hours * 60 + minutes };
}

/** Whether the calendar has this ISO day: `2026-11-31` is none. */
export function isDay(day: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;
}

/** The day `count` days after an ISO day. */
export function addDays(day: string, count: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + count);
  return moment.toISOString().slice(0, 10);
}

/** The same day of the next month; its last day where that month is shorter: 31 January → 28 or 29 February. */
export function addMonth(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, lastOfNext))).toISOString().slice(0, 10);
}

/** Whether an ISO day is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0;
}
