import { formatPercent } from '@m30/ui-kit/format';
import type { LegalRule } from '../law/legal-rule.ts';
import { money, type FormulaRow } from '../money/formula.ts';

/** What of the income tax comes back to whoever buys a home. */
export const DEDUCTION_LAW = {
  value: {
    /** Per cent of the expenses. */
    rate: 13,
    /** Expenses of one person that count, kopecks: for a home, and for the interest of its loan. */
    purchase: 200_000_000,
    interest: 300_000_000,
  },
  rule: 'Каждому, кто купил жильё и платит налог на доходы, возвращают налог с расходов на покупку и на проценты по кредиту в пределах на человека',
  source: 'НК РФ, ст. 220 п. 1 пп. 3–4, п. 3–4',
  readOn: '2026-11-26',
} as const satisfies LegalRule;

export type DeductionKind = 'purchase' | 'interest';

/**
 * Tax that comes back to one person: 13 % of the expenses, of the limit at most, rounded half up to a rouble (НК РФ, ст. 52 п. 6).
 * @param spent what the person has spent, kopecks
 * @returns kopecks, whole roubles
 */
export const taxBack = (spent: number, kind: DeductionKind): number =>
  Math.round((countedOf(spent, kind) * DEDUCTION_LAW.value.rate) / 10_000) * 100;

/** How the tax that comes back comes about, ready to print. */
export function deductionFormula(name: string, spent: number, kind: DeductionKind): FormulaRow {
  const counted = countedOf(spent, kind);
  const limit = counted < spent ? `, предел на\u00a0человека из\u00a0${money(spent)}` : '';
  return [
    name,
    `${money(counted)} × ${formatPercent(DEDUCTION_LAW.value.rate)} = ${money(taxBack(spent, kind))}${limit}`,
  ];
}

const countedOf = (spent: number, kind: DeductionKind) =>
  Math.min(spent, DEDUCTION_LAW.value[kind]);
