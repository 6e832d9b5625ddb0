import { isoDay } from '../format/calendar.ts';
import { formatDate } from '../format/date.ts';

/** What a person is told about an impossible date (specification, §8, word for word). */
export const WRONG_DATE = 'Введите правильную дату!';

/** A date that was refused: the one to show in its place, and the words to say. */
export interface DateCorrection {
  /** Today, DD.MM.YYYY, on the clock of Moscow. */
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
