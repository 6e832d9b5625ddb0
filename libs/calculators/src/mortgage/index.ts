export {
  gridAround,
  MAX_SHARE,
  maxYears,
  mortgageOf,
  type Grid,
  type Mortgage,
  type MortgageChoice,
} from './core/mortgage.ts';
export {
  MortgageCalculator,
  type MortgageCalculatorProps,
  type MortgageProgramme,
} from './react/MortgageCalculator.tsx';
