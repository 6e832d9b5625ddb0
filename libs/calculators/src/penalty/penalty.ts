import { formatCount, formatPercent } from '@m30/ui-kit/format';
import { money, type FormulaRow } from '../money/formula.ts';
import { decimalOf, roundExactly } from '../money/round.ts';

/** A delay of one side. */
export interface Delay {
  /** What the penalty is taken of, kopecks: the price, or what is late of it. */
  sum: number;
  /** Key rate of the Bank of Russia, per cent a year. */
  rate: number;
  /** So large a part of the rate is due for a day. */
  part: number;
  days: number;
}

/**
 * The penalty of a delay: `sum × rate ÷ 100 ÷ part × days`, rounded half up to a kopeck, exactly.
 * @returns kopecks
 * @throws RangeError for days below zero or an impossible part
 */
export function penaltyOf({ sum, rate, part, days }: Delay): number {
  if (!(days >= 0 && part > 0)) throw new RangeError('a delay has days, and a part of the rate');
  return roundExactly((sum * rate * days) / (100 * part), () => {
    const { digits, scale } = decimalOf(rate);
    return {
      over: BigInt(sum) * digits * BigInt(days),
      under: 100n * BigInt(part) * 10n ** scale,
    };
  });
}

/** How a penalty comes about, ready to print. */
export function penaltyFormula(name: string, delay: Delay): FormulaRow {
  const { sum, rate, part, days } = delay;
  const long = days === 1 ? '' : ` × ${formatCount(days, ['день', 'дня', 'дней'])}`;
  const due = money(penaltyOf(delay));
  return [
    name,
    `${money(sum)} × ${formatPercent(rate)} ÷ ${part}${long} = ${due}${days === 1 ? ' в\u00a0день' : ''}`,
  ];
}
