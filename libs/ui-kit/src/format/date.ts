const timeZone = 'Europe/Moscow';

const patterns = {
  day: { day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
  moment: { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' },
  dateTime: { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  month: { month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How much of a date is shown: «20 ноября», «20 ноября 2026», «20.11.2026», «11:30», «20.11, 11:30», «20 ноября, 11:30», «ноябрь 2026». */
export type DatePattern = keyof typeof patterns;

const formats = new Map<DatePattern, Intl.DateTimeFormat>();

/**
 * A moment on the clock of Petersburg, wherever the server or the visitor is.
 * A calendar date without time (`2026-11-20`) stays that date. Throws a RangeError for no date at all.
 */
export function formatDate(moment: Date | string | number, pattern: DatePattern = 'date'): string {
  let format = formats.get(pattern);
  if (!format) {
    format = new Intl.DateTimeFormat('ru-RU', { ...patterns[pattern], timeZone });
    formats.set(pattern, format);
  }
  return format
    .format(new Date(moment))
    .replace(/\s?г\.$/, '')
    .replace(' в ', ', ')
    .replace(/^(\d+)\s/, '$1\u00a0');
}
