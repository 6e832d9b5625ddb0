export * from './core/index.ts';
export {
  RefinancingCalculator,
  type RefinancingCalculatorProps,
} from './react/RefinancingCalculator.tsx';
