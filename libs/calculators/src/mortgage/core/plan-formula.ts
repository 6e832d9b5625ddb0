import { fallingFormula, loanFormula, type FormulaRow } from '../../money/index.ts';
import type { MortgagePlan, RepaymentKind } from './plan.ts';

/** How the loan of a plan and its payment come about, ready to print; nothing where nothing is borrowed. */
export function planFormula(plan: MortgagePlan, kind: RepaymentKind): FormulaRow[] {
  const [first] = plan.rows;
  if (plan.loan === 0 || !first) return [];
  const terms = { ...plan, downPayment: plan.down };
  return kind === 'annuity'
    ? loanFormula(plan.price, terms)
    : fallingFormula(plan.price, terms, first);
}
