import { isoDay } from '@m30/ui-kit/mask';
import type { Check } from '../../question/question.ts';

const moscowDay = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(moment);

/** A day after today and not more than so many days ahead. */
export const aDayAhead =
  (most: number): Check =>
  (value, { now }) => {
    const day = isoDay(value) ?? '';
    if (day <= moscowDay(now)) return 'Выберите день не\u00a0раньше завтрашнего';
    const last = moscowDay(new Date(now.getTime() + most * 86_400_000));
    return day <= last
      ? null
      : `Выберите день не\u00a0позже ${last.split('-').reverse().join('.')}`;
  };
