export * from './core/index.ts';
export { YieldCalculator, type YieldCalculatorProps } from './react/YieldCalculator.tsx';
