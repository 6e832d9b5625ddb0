import { formatDate } from '../format/date.ts';

/** What a person is told about an impossible date (specification, §8, word for word). */
export const WRONG_DATE = 'Введите правильную дату!';

/** A date that was refused: the one to show in its place, and the words to say. */
export interface DateCorrection {
  /** Today, DD.MM.YYYY, on the clock of Petersburg. */
  value: string;
  message: string;
}

/**
 * Refuses a complete DD.MM.YYYY that can be no birth or issue date: a year before 1900 or after the current one, a month
 * above 12, a day above 31, a future date (specification, §5); also a zero and a day that the month has not. Null when
 * the date may stay.
 * @param now the present moment
 */
export function correctDate(shown: string, now: Date): DateCorrection | null {
  const today = formatDate(now, 'short');
  const day = isoDay(shown);
  const passed = day !== null && day >= '1900-01-01' && day <= (isoDay(today) ?? '');
  return passed ? null : { value: today, message: WRONG_DATE };
}

/** `2003-03-05` for «05.03.2003»; null when no calendar has that day. */
export function isoDay(shown: string): string | null {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(shown) ?? [];
  if (!day) return null;
  const iso = `${year}-${month}-${day}`;
  const moment = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : null;
}

/** «05.03.2003» for `2003-03-05`. */
export const shownDay = (iso: string): string => iso.split('-').reverse().join('.');
