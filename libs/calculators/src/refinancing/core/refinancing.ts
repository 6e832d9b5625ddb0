import { formatCount, formatMillions, formatPercent } from '@m30/ui-kit/format';
import type { FullCost } from '../../credit/core/index.ts';
import { annuityPayment, money, overpayment, type FormulaRow } from '../../money/index.ts';

/** What the company says of refinancing (specification §3); periods in months. */
export interface RefinancingData {
  /** Balance to begin with, kopecks. */
  sum: number;
  /** Rate to begin with, per cent a year. */
  rate: number;
  /** Rate of the new mortgage, per cent a year; nobody changes it. */
  rateNew: number;
  /** Full cost of the new mortgage, per cent a year; named before its rate. */
  costNew?: FullCost | undefined;
  /** Months left to pay: to begin with, least and most. */
  period: { current: number; min: number; max: number };
  /** Largest loan of the new mortgage, kopecks; without it nothing limits the balance. */
  maxLoan?: number | undefined;
}

/** What the visitor says of the current mortgage. */
export interface RefinancingChoice {
  /** Balance, kopecks. */
  sum: number;
  /** Per cent a year. */
  rate: number;
  /** Months left to pay. */
  months: number;
}

/** One of the two mortgages; amounts in kopecks. */
export interface RefinancedLoan {
  /** Per cent a year. */
  rate: number;
  /** A month. */
  payment: number;
  /** Interest still to be paid: `term × payment − balance`. */
  overpayment: number;
}

/** The current mortgage against the new one, which is labelled family (specification §9). */
export interface Refinancing {
  current: RefinancedLoan & { label: 'current' };
  next: RefinancedLoan & { label: 'family' };
  /** By how much the payment falls, kopecks a month; below 0 it rises. */
  savedMonthly: number;
  /** Over all months, kopecks. */
  savedTotal: number;
}

/**
 * Compares the current mortgage with the new one; `null` unless the balance is above 0 and both rates are
 * above 0 and at most 100 (specification §5).
 *
 * `payment = balance × i ÷ (1 − (1 + i)^−term)`, i = rate ÷ 12 ÷ 100, rounded to a kopeck;
 * `overpayment = term × payment − balance` (specification §9).
 */
export function refinance(
  { sum, rate, months }: RefinancingChoice,
  rateNew: number,
): Refinancing | null {
  if (!(sum > 0) || !isRate(rate) || !isRate(rateNew) || months < 1) return null;
  const loanAt = (percent: number): RefinancedLoan => {
    const loan = { loan: sum, rate: percent, months };
    const payment = annuityPayment(loan);
    return { rate: percent, payment, overpayment: overpayment(loan, payment) };
  };
  const [current, next] = [loanAt(rate), loanAt(rateNew)];
  return {
    current: { ...current, label: 'current' },
    next: { ...next, label: 'family' },
    savedMonthly: current.payment - next.payment,
    savedTotal: current.overpayment - next.overpayment,
  };
}

/**
 * Largest loan of the programme, kopecks, where more is owed: a mortgage is refinanced in whole, by one loan. `null` where the
 * programme lends; its longest term bounds the months that can be chosen.
 */
export function loanExceeded(
  { sum }: Pick<RefinancingChoice, 'sum'>,
  { maxLoan }: Pick<RefinancingData, 'maxLoan'>,
): number | null {
  return maxLoan !== undefined && sum > maxLoan ? maxLoan : null;
}

/** «Кредит до 12 млн ₽, срок до 30 лет»: the limits of the programme before anybody meets them. */
export function limitWords({ maxLoan, period }: Pick<RefinancingData, 'maxLoan' | 'period'>) {
  const term = `срок до\u00a0${sayTerm(period.max)}`;
  return maxLoan === undefined
    ? `С${term.slice(1)}`
    : `Кредит до\u00a0${formatMillions(maxLoan)}, ${term}`;
}

/** How both payments of a comparison come about, ready to print. */
export function refinancingFormula(
  { sum, months }: RefinancingChoice,
  { current, next, savedMonthly, savedTotal }: Refinancing,
): FormulaRow[] {
  const paymentAt = ({ rate, payment }: RefinancedLoan) =>
    `остаток × i ÷ (1 − (1 + i)⁻ⁿ) = ${money(payment)}, где i = ${formatPercent(rate)} ÷ 12 ÷ 100, n = ${months} мес.`;
  const restAt = ({ payment, overpayment: over }: RefinancedLoan) =>
    `${money(payment)} × ${months} − ${money(sum)} = ${money(over)}`;
  return [
    ['Сейчас в\u00a0месяц', paymentAt(current)],
    ['После в\u00a0месяц', paymentAt(next)],
    [
      'Разница в\u00a0месяц',
      `${money(current.payment)} − ${money(next.payment)} = ${money(savedMonthly)}`,
    ],
    ['Сейчас сверх долга', restAt(current)],
    ['После сверх долга', restAt(next)],
    [
      'Разница за\u00a0срок',
      `${money(current.overpayment)} − ${money(next.overpayment)} = ${money(savedTotal)}`,
    ],
  ];
}

/** «30 лет» after «до»: whole years are in the genitive. */
const sayTerm = (months: number): string =>
  months % 12 === 0
    ? formatCount(months / 12, ['года', 'лет', 'лет'])
    : formatCount(months, ['месяца', 'месяцев', 'месяцев']);

const isRate = (rate: number) => rate > 0 && rate <= 100;
