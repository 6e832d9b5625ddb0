import { Chart } from '@m30/ui-kit/chart';
import { formatPercent } from '@m30/ui-kit/format';
import { useDeferredValue, useMemo } from 'react';
import { roubles } from '../../field/index.ts';
import { repaymentSchedule } from '../../money/index.ts';
import type { Refinancing, RefinancingChoice } from '../core/refinancing.ts';
import styles from './RefinancingCalculator.module.css';

export interface BalanceChartProps {
  choice: RefinancingChoice;
  found: Refinancing;
  /** Calendar year of the first balance; without it years are counted. */
  year?: number | undefined;
}

/** What is still owed year by year, at the old and at the new rate. */
export function BalanceChart({ choice, found, year = 0 }: BalanceChartProps) {
  // The drawing may lag behind a thumb that is dragged; the figures may not.
  const { sum, months } = useDeferredValue(choice);
  const rates = useDeferredValue(`${found.current.rate} ${found.next.rate}`);
  const { labels, before, after } = useMemo(() => {
    const [current = 0, next = 0] = rates.split(' ').map(Number);
    const count = Math.ceil(months / 12);
    return {
      labels: Array.from({ length: count + 1 }, (_, at) => String(year + at)),
      before: balances({ loan: sum, months, rate: current }, count),
      after: balances({ loan: sum, months, rate: next }, count),
    };
  }, [sum, months, rates, year]);
  return (
    <section>
      <h2>Остаток долга по&nbsp;годам</h2>
      <Chart
        className={styles.chart}
        label="Остаток долга по годам при старой и новой ставке"
        labelHead="Год"
        labels={labels}
        series={[
          { name: `После, ${formatPercent(found.next.rate)}`, values: after },
          { name: `Сейчас, ${formatPercent(found.current.rate)}`, values: before },
        ]}
      />
    </section>
  );
}

function balances(loan: { loan: number; months: number; rate: number }, years: number): number[] {
  const rows = repaymentSchedule(loan);
  return Array.from({ length: years + 1 }, (_, at) =>
    at === 0 ? loan.loan : roubles(rows[Math.min(at * 12, loan.months) - 1]?.balance ?? 0),
  );
}
