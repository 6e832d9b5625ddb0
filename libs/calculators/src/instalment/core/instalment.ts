import { formatPercent } from '@m30/ui-kit/format';
import { money, type FormulaRow } from '../../money/formula.ts';
import { percentOf } from '../../money/index.ts';

/** Terms that the developer gives instalments on. */
export interface InstalmentTerms {
  /** Least first payment, per cent of the price. */
  share: { min: number; max: number };
  /** Months from the contract to the last payment. */
  months: { min: number; max: number };
  /** Months between payments: 1 or 3. */
  every: number;
}

/** What the visitor sets. */
export interface InstalmentChoice {
  /** Kopecks. */
  price: number;
  /** First payment, per cent of the price. */
  share: number;
  months: number;
}

/** One payment of the schedule. */
export interface InstalmentRow {
  /** Months after the contract; 0 is the first payment. */
  month: number;
  /** Kopecks. */
  amount: number;
  /** Owed afterwards, kopecks. */
  balance: number;
}

/** A price paid in parts without interest; amounts in kopecks. */
export interface Instalment {
  first: number;
  /** Each further payment but the last one, which settles. */
  payment: number;
  rows: InstalmentRow[];
}

/**
 * Parts of a price: the first payment, after the registration of its contract (214-ФЗ, art. 5 part 3), then equal ones every `every` months, whole kopecks; the last one takes
 * what the rounding has left, so that they sum up to the price. No interest, so nothing but division
 * (a sale by instalments: Civil Code of Russia, art. 489).
 */
export function instalmentOf(
  { price, share, months }: InstalmentChoice,
  every: number,
): Instalment {
  return instalmentAfter(percentOf(price, share), { price, months }, every);
}

/** The same after a first payment that is known, kopecks. */
export function instalmentAfter(
  down: number,
  { price, months }: Omit<InstalmentChoice, 'share'>,
  every: number,
): Instalment {
  const first = Math.min(price, down);
  const rest = price - first;
  const parts = Math.max(1, Math.ceil(months / every));
  const payment = Math.floor(rest / parts);
  const rows: InstalmentRow[] = [{ month: 0, amount: first, balance: rest }];
  let balance = rest;
  for (let part = 1; part <= parts && balance > 0; part += 1) {
    const amount = part === parts ? balance : payment;
    balance -= amount;
    rows.push({ month: Math.min(months, part * every), amount, balance });
  }
  return { first, payment, rows };
}

/** How the payments of an instalment come about, ready to print. */
export function instalmentFormula(
  { price, share, months }: InstalmentChoice,
  { first, payment, rows }: Instalment,
  every: number,
): FormulaRow[] {
  const parts = Math.max(1, Math.ceil(months / every));
  return [
    ['После регистрации', `${money(price)} × ${formatPercent(share)} = ${money(first)}`],
    ...restFormula(price, { first, parts, payment, last: rows.at(-1)?.amount ?? 0 }),
  ];
}

/**
 * The same of a plan that stands in a contract, whose first payment was agreed on.
 * @param amounts all payments in their order, kopecks; they sum up to the price
 */
export function instalmentFormulaAfter(price: number, amounts: readonly number[]): FormulaRow[] {
  const [first = 0, payment = 0] = amounts;
  const parts = amounts.length - 1;
  return parts < 1
    ? []
    : restFormula(price, { first, parts, payment, last: amounts.at(-1) ?? payment });
}

function restFormula(
  price: number,
  of: { first: number; parts: number; payment: number; last: number },
): FormulaRow[] {
  const rest = price - of.first;
  return [
    ['Остаток', `${money(price)} − ${money(of.first)} = ${money(rest)}`],
    [
      'Платёж',
      `${money(rest)} ÷ ${of.parts} = ${money(of.payment)}, последний — ${money(of.last)}`,
    ],
  ];
}
