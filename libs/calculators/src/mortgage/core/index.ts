export { mortgageCodec, writeVariant, type MortgageState } from './mortgage-query.ts';
export {
  gridAround,
  MAX_SHARE,
  maxYears,
  mortgageOf,
  type Grid,
  type Mortgage,
  type MortgageChoice,
} from './mortgage.ts';
export {
  planOf,
  type MortgagePlan,
  type MortgageVariant,
  type PlannedProgramme,
  type RepaymentKind,
} from './plan.ts';
export { planFormula } from './plan-formula.ts';
