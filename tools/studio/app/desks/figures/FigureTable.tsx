import { useId } from 'react';
import { Chart } from '@m30/ui-kit/chart';
import { formatMoney, formatNumber } from '@m30/ui-kit/format';
import type { StudioResult } from '../../../contract/client.ts';
import styles from './Figures.module.css';

type Table = StudioResult<'Figures.Get'>['tables'][number];
type Unit = Table['columns'][number]['unit'];

/** One thing that is counted: drawn, with its numbers behind a disclosure, or as a table. */
export function FigureTable({ table }: { table: Table }) {
  const { title, note, chart, head, columns, rows } = table;
  const id = useId();
  return (
    <section className={styles.figure} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.note}>{note}</p>
      {rows.length === 0 && <p>За этот период ничего нет.</p>}
      {chart && rows.length > 0 && (
        <Chart
          label={title}
          kind={chart}
          height={200}
          labelHead={head}
          labels={rows.map(({ label }) => label)}
          series={columns.map(({ title: name }, at) => ({
            name,
            values: rows.map(({ values }) => values[at] ?? 0),
          }))}
          format={(value) => formatNumber(value)}
          // Half a thing is not counted.
          formatTick={(value) => (Number.isInteger(value) ? formatNumber(value) : '')}
        />
      )}
      {!chart && rows.length > 0 && (
        // What scrolls takes the focus, or no key reaches what is out of sight.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.scroller} tabIndex={0} role="group" aria-label={title}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{head}</th>
                {columns.map((column) => (
                  <th key={column.title} scope="col">
                    {column.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, values }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {columns.map(({ title: column, unit }, at) => (
                    <td key={column}>{shown(values[at] ?? null, unit)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function shown(value: number | null, unit: Unit): string {
  if (value === null) return '—';
  switch (unit) {
    case 'money':
      return formatMoney(value);
    case 'percent':
      return `${value}\u00a0%`;
    case 'months':
      return `${formatNumber(value)}\u00a0мес`;
    case 'count':
      return formatNumber(value);
  }
}
