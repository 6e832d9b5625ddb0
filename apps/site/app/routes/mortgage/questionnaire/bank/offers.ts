import type { FormulaRow } from '@m30/calculators/money';
import { planFormula, planOf } from '@m30/calculators/mortgage/core';
import type { Answers } from '@m30/forms/questionnaire';
import type { BankProgramme } from '../data/use-questionnaire.ts';

/** What a bank's programme makes of the wanted loan; amounts in kopecks. */
export interface Offer {
  programme: BankProgramme;
  down: number;
  /** The bank asks for more than the visitor has named. */
  asksMore: boolean;
  months: number;
  payment: number;
  /** Interest of the whole term. */
  interest: number;
  /** How the loan and its payment come about. */
  formula: FormulaRow[];
}

/** The wanted loan by each programme, the lowest payment first. */
export function offersOf(answers: Answers, programmes: readonly BankProgramme[]): Offer[] {
  const price = Number(answers.price) || 0;
  const wanted = Number(answers.down) || 0;
  const years = Number(answers.years) || 30;
  return programmes
    .map((programme) => {
      const variant = { price, capital: 0, years, programme: programme.id, down: wanted };
      const plan = planOf({ ...variant, kind: 'annuity' }, programme);
      const { down, months, payment, interest } = plan;
      const formula = planFormula(plan, 'annuity');
      return { programme, down, asksMore: down > wanted, months, payment, interest, formula };
    })
    .sort((a, b) => a.payment - b.payment);
}
