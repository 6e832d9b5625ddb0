import { formatMoney, formatPercent } from '@m30/ui-kit/format';
import type { LoanTerms } from './loan-terms.ts';

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

/** Roubles, with kopecks where there are any. */
export const money = (kopecks: number): string =>
  formatMoney(kopecks, { fractionDigits: kopecks % 100 === 0 ? 0 : 2 });
