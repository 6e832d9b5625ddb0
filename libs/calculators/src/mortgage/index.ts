export * from './core/index.ts';
export {
  MortgageCalculator,
  type MortgageCalculatorProps,
  type MortgageProgramme,
} from './react/MortgageCalculator.tsx';
export { MortgagePlanner, type MortgagePlannerProps } from './react/MortgagePlanner.tsx';
