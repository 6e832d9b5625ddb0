export { Chart, type ChartProps } from './Chart.tsx';
export type { ChartSeries } from './frame.ts';
