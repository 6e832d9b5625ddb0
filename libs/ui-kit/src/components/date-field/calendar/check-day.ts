import { isoDay, shownDay } from '../../../format/calendar.ts';

/** First and last day allowed, both included, as `2026-11-20`. */
export interface DayLimits {
  /** The first day that may be chosen, YYYY-MM-DD. */
  min?: string | undefined;
  /** The last day that may be chosen, YYYY-MM-DD. */
  max?: string | undefined;
}

/** What is wrong with a typed day, in words for the visitor; null for none typed and for a day within the limits. */
export function checkDay(shown: string, { min, max }: DayLimits): string | null {
  if (!shown) return null;
  const day = isoDay(shown);
  if (!day) return 'Введите дату: день, месяц, год';
  if ((!min || day >= min) && (!max || day <= max)) return null;
  if (min && max) return `Выберите день с\u00a0${shownDay(min)} по\u00a0${shownDay(max)}`;
  return min
    ? `Выберите день не\u00a0раньше ${shownDay(min)}`
    : `Выберите день не\u00a0позже ${shownDay(max ?? '')}`;
}
