import { moscowDay, moscowInstant } from '@m30/ui-kit/format';
import { daysAfter } from '../../kernel/time/day.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import type { WishedPrice } from './lock-lots.ts';

/** Days for which prices may be lowered at most: what lasts longer is the price. */
const LONGEST = 366;

/** The moment at which a discount ends: the midnight of Moscow after its last day, `YYYY-MM-DD`. */
export const endOf = (lastDay: string): Date => daysAfter(moscowInstant(lastDay, '00:00'), 1);

/**
 * Checks that what has a term is a discount: it lowers every price, and its last day is not over.
 * @throws Refused 422
 */
export function checkTerm(lastDay: string, wishes: readonly WishedPrice[], now: Date): void {
  if (wishes.some(({ price, former }) => price >= former)) {
    throw refuse(422, 'Срок бывает только у\u00a0скидки: снизьте каждую цену');
  }
  const latest = moscowDay(daysAfter(now, LONGEST));
  if (lastDay < moscowDay(now) || lastDay > latest) {
    throw refuse(
      422,
      'Последний день скидки\u00a0— не\u00a0раньше сегодня и\u00a0не\u00a0позже года',
    );
  }
}
