import { isoDay, shownDay } from '@m30/ui-kit/mask';
import type { Check } from '../../question/question.ts';
import { addDays, moscowDay } from '@m30/ui-kit/format';

/** A day after today and not more than so many days ahead. */
export const aDayAhead =
  (most: number): Check =>
  (value, { now }) => {
    const day = isoDay(value) ?? '';
    const today = moscowDay(now);
    if (day <= today) return 'Выберите день не\u00a0раньше завтрашнего';
    const last = addDays(today, most);
    return day <= last ? null : `Выберите день не\u00a0позже ${shownDay(last)}`;
  };
