export * from './core/index.ts';
export {
  InstalmentCalculator,
  type InstalmentCalculatorProps,
} from './react/InstalmentCalculator.tsx';
