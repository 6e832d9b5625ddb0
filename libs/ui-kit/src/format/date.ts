import { MOSCOW_ZONE as timeZone } from './moscow-clock.ts';

const DAY = { day: 'numeric', month: 'long' } as const;
const SHORT = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

const patterns = {
  day: DAY,
  dayShort: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long', ...DAY },
  date: { ...DAY, year: 'numeric' },
  short: SHORT,
  time: TIME,
  moment: { day: '2-digit', month: '2-digit', ...TIME },
  stamp: { ...SHORT, ...TIME },
  dateTime: { ...DAY, ...TIME },
  inSentence: { ...DAY, ...TIME },
  fullInSentence: { ...DAY, year: 'numeric', ...TIME },
  month: { month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * How much of a date is shown: «20 ноября», «20 нояб.», «пятница, 20 ноября», «20 ноября 2026», «20.11.2026», «11:30»,
 * «20.11, 11:30», «20.11.2026 11:30», «20 ноября, 11:30», «20 ноября в 11:30», «20 ноября 2026 г. в 11:30», «ноябрь 2026».
 */
export type DatePattern = keyof typeof patterns;

/** What stands between date and time by the locale, and what does here; no text, which the build would set. */
const separators: Partial<Record<DatePattern, readonly [RegExp, string]>> = {
  dateTime: [/\sв\s/, ', '],
  stamp: [/, /, ' '],
};

const formats = new Map<DatePattern, Intl.DateTimeFormat>();

/**
 * A moment on the clock of Moscow, wherever the server or the visitor is.
 * A calendar date without time (`2026-11-20`) stays that date. Throws a RangeError for no date at all.
 */
export function formatDate(moment: Date | string | number, pattern: DatePattern = 'date'): string {
  let format = formats.get(pattern);
  if (!format) {
    format = new Intl.DateTimeFormat('ru-RU', { ...patterns[pattern], timeZone });
    formats.set(pattern, format);
  }
  const text = format.format(new Date(moment));
  // Sentences are sent by SMS and letter, too, as the locale writes them.
  if (pattern.endsWith('Sentence')) return text;
  const [locale, own] = separators[pattern] ?? ['', ''];
  return text
    .replace(/\s?г\.$/, '')
    .replace(locale, own)
    .replace(/^(\d+)\s/, '$1\u00a0');
}
