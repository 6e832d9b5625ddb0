import { Chart } from '@m30/ui-kit/chart';
import type { MonthlyPrices } from './price-by-month.ts';

export interface PriceChartProps extends MonthlyPrices {
  /** What is to be seen in it, in words. */
  label: string;
}

/** The course of the price; loaded when the visitor is near. */
export default function PriceChart({ label, labels, values }: PriceChartProps) {
  return (
    <Chart
      step
      label={label}
      labelHead="Месяц"
      labels={labels}
      series={[{ name: 'Цена', values }]}
    />
  );
}
