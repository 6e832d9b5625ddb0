import { formatMoney, formatPercent } from '@m30/ui-kit/format';
import type { LoanTerms } from './loan-terms.ts';
import type { ScheduleRow } from './schedule.ts';

/** A step of a calculation: what is calculated, and how, in Russian. */
export type FormulaRow = readonly [name: string, formula: string];

/** How the monthly payment of an annuity comes about, ready to print (specification §9). */
export function loanFormula(
  price: number,
  { downPayment, loan, rate, months, payment }: LoanTerms,
): FormulaRow[] {
  return [
    ['Кредит', `${money(price)} − ${money(downPayment)} = ${money(loan)}`],
    [
      'Платёж',
      rate === 0
        ? `кредит ÷ ${months} = ${money(payment)}`
        : `кредит × i ÷ (1 − (1 + i)⁻ⁿ) = ${money(payment)}, где i = ${formatPercent(rate)} ÷ 12 ÷ 100, n = ${months} мес.`,
    ],
    ['Округление', 'до копейки, половина вверх'],
  ];
}

/** The same of a loan whose principal is repaid in equal parts: its first payment. */
export function fallingFormula(
  price: number,
  { downPayment, loan, rate, months }: Omit<LoanTerms, 'payment'>,
  { principal, interest, payment }: Pick<ScheduleRow, 'principal' | 'interest' | 'payment'>,
): FormulaRow[] {
  return [
    ['Кредит', `${money(price)} − ${money(downPayment)} = ${money(loan)}`],
    ['Доля долга', `${money(loan)} ÷ ${months} = ${money(principal)}`],
    [
      'Проценты первого месяца',
      `${money(loan)} × ${formatPercent(rate)} ÷ 12 = ${money(interest)}`,
    ],
    ['Первый платёж', `${money(principal)} + ${money(interest)} = ${money(payment)}`],
    ['Округление', 'до копейки, половина вверх'],
  ];
}

/**
 * What others pay of a price beside the buyer's own money: a loan, maternity capital.
 * @param name who pays it
 */
export const lentFormula = (name: string, price: number, own: number): FormulaRow[] => [
  [name, `${money(price)} − ${money(own)} = ${money(price - own)}`],
];

/** Roubles, with kopecks where there are any. */
export const money = (kopecks: number): string =>
  formatMoney(kopecks, { fractionDigits: kopecks % 100 === 0 ? 0 : 2 });
