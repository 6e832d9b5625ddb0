import type { MonthlyPrices } from './price-by-month.ts';
import styles from './PriceHistory.module.css';

const WIDTH = 640;
const HEIGHT = 240;
const SPACE = 20;

/** The course of the price as a line, until the chart with its marks is here; the table says the numbers. */
export function StaticPriceLine({ values }: Pick<MonthlyPrices, 'values'>) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) =>
    Math.round(SPACE + ((high - value) / (high - low || 1)) * (HEIGHT - 2 * SPACE));
  const step = WIDTH / values.length;
  const line = values.map((value, at) => `V${y(value)}H${Math.round((at + 1) * step)}`).join('');
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 ${y(values[0] ?? 0)}${line}`} />
    </svg>
  );
}
