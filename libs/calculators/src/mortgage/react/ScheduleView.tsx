import { Button } from '@m30/ui-kit/button';
import { Chart } from '@m30/ui-kit/chart';
import { formatMoney } from '@m30/ui-kit/format';
import { Table } from '@m30/ui-kit/table';
import { roubles } from '../../field/index.ts';
import { byYears, type ScheduleYear } from '../../money/index.ts';
import type { MortgagePlan } from '../core/plan.ts';
import styles from './MortgagePlanner.module.css';

export interface ScheduleViewProps {
  plan: MortgagePlan;
  /** Address of the files without their ending. */
  papers?: string | undefined;
  /** The whole variant as a query. */
  query: string;
}

/** The schedule by years, drawn and written; by months in files. */
export function ScheduleView({ plan, papers, query }: ScheduleViewProps) {
  const years = byYears(plan.rows);
  return (
    <section className={styles.part}>
      <h2>График платежей</h2>
      <YearChart years={years} />
      <YearTable years={years} />
      {papers && (
        <p className={styles.links}>
          <Button variant="secondary" size="small" href={`${papers}.pdf?${query}`} download>
            Скачать PDF по&nbsp;месяцам
          </Button>
          <Button variant="secondary" size="small" href={`${papers}.csv?${query}`} download>
            Скачать CSV
          </Button>
        </p>
      )}
    </section>
  );
}

function YearChart({ years }: { years: readonly ScheduleYear[] }) {
  return (
    <Chart
      kind="bar"
      label="Основной долг и проценты по годам"
      labelHead="Год"
      labels={years.map(({ year }) => String(year))}
      series={[
        { name: 'Основной долг', values: years.map(({ principal }) => principal) },
        { name: 'Проценты', values: years.map(({ interest }) => interest) },
      ]}
    />
  );
}

function YearTable({ years }: { years: readonly ScheduleYear[] }) {
  const sum = (key: string, label: string, of: (year: ScheduleYear) => number) => ({
    key,
    label,
    align: 'end' as const,
    cell: (year: ScheduleYear) => formatMoney(roubles(of(year))),
  });
  return (
    <Table
      className={styles.years}
      caption="График платежей по годам"
      rows={years}
      rowKey={({ year }) => year}
      columns={[
        { key: 'year', label: 'Год', cell: ({ year }) => year },
        sum('payment', 'Платежи', ({ payment }) => payment),
        sum('principal', 'Основной долг', ({ principal }) => principal),
        sum('interest', 'Проценты', ({ interest }) => interest),
        sum('balance', 'Останется', ({ balance }) => balance),
      ]}
    />
  );
}
