import { formatMoney, formatPercent } from '@m30/ui-kit/format';
import type { LoanChoice, LoanProgramme, LoanTerms } from './loan-terms.ts';
import type { ScheduleRow } from './schedule.ts';

/** A step of a calculation: what is calculated, and how, in Russian. */
export type FormulaRow = readonly [name: string, formula: string];

const ROUNDING: FormulaRow = ['Округление', 'до копейки, половина вверх'];

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
    ROUNDING,
  ];
}

/**
 * The rule behind the payments of a list, ready to print: whoever has the price of a lot can count them after it.
 * @param choice what the visitor has said, as `loanTerms` takes it
 */
export function loanRule(
  { rate, downPayment: share, term, maxLoan }: LoanProgramme,
  { downPayment: own, months = term }: LoanChoice = {},
): FormulaRow[] {
  const n = Math.min(term, months);
  const least = `${formatPercent(share)} цены или цена\u00a0−\u00a0${money(maxLoan)}, до\u00a0рубля вверх`;
  return [
    [
      'Взнос',
      own === undefined
        ? `большее из\u00a0двух: ${least}`
        : `большее из\u00a0трёх: ваши ${money(own)}, ${least}`,
    ],
    ['Кредит', 'цена\u00a0− взнос'],
    [
      'Платёж',
      rate === 0
        ? `кредит ÷ ${n}`
        : `кредит × i ÷ (1 − (1 + i)⁻ⁿ), где i = ${formatPercent(rate)} ÷ 12 ÷ 100, n = ${n}\u00a0мес.`,
    ],
    ['Округление', 'до\u00a0копейки, половина вверх; в\u00a0списке показаны рубли'],
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
    ROUNDING,
  ];
}

/**
 * What a part leaves of a price: what others pay beside the buyer's own money, what is still to be paid.
 * @param name what is left, or who pays it
 * @param part kopecks
 */
export const lentFormula = (name: string, price: number, part: number): FormulaRow[] => [
  [name, `${money(price)} − ${money(part)} = ${money(price - part)}`],
];

/** One of several calculations: «Балтика Банк, Стандартная», and what is counted of it. */
export interface NamedFormula {
  name: string;
  rows: readonly FormulaRow[];
}

/** Several calculations as one: whose a row is stands before what it counts, and how amounts are rounded is said once. */
export function namedFormulas(formulas: readonly NamedFormula[]): FormulaRow[] {
  const rows = formulas.flatMap((one) =>
    one.rows
      .filter((row) => row !== ROUNDING)
      .map(([what, formula]): FormulaRow => [`${one.name}: ${what.toLowerCase()}`, formula]),
  );
  return rows.length > 0 ? [...rows, ROUNDING] : [];
}

/** Roubles, with kopecks where there are any. */
export const money = (kopecks: number): string =>
  formatMoney(kopecks, { fractionDigits: kopecks % 100 === 0 ? 0 : 2 });
