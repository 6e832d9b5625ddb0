export {
  affordable,
  DEBT_SHARE,
  loanFor,
  requiredIncome,
  type Affordable,
  type Means,
} from './affordable.ts';
export { annuityPayment, annuityPayments, overpayment, type AnnuityInput } from './annuity.ts';
export { differentiatedSchedule } from './differentiated.ts';
export { effectiveCost, effectiveCostOf, type CashFlow } from './effective-cost.ts';
export {
  fallingFormula,
  lentFormula,
  loanFormula,
  loanRule,
  money,
  namedFormulas,
  type FormulaRow,
  type NamedFormula,
} from './formula.ts';
export {
  downPaymentFor,
  financedDown,
  loanTerms,
  type LoanChoice,
  type LoanProgramme,
  type LoanTerms,
} from './loan-terms.ts';
export { percentOf, shareOf } from './percent.ts';
export {
  subsidisedSchedule,
  trancheSchedule,
  type SubsidisedInput,
  type Tranche,
} from './phases.ts';
export {
  byYears,
  repaymentSchedule,
  totalOf,
  type LoanChange,
  type ScheduleRow,
  type ScheduleTotal,
  type ScheduleYear,
} from './schedule.ts';
