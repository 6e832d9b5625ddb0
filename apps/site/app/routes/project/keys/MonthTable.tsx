import { formatDate, formatPercent } from '@m30/ui-kit/format';
import styles from './BuildingKeys.module.css';
import type { ForecastKeys } from './core/keys-forecast.ts';
import table from './table.module.css';

/** The chart in figures, behind a line that opens it. */
export function MonthTable({ months }: Pick<ForecastKeys, 'months'>) {
  return (
    <details className={styles.months}>
      <summary>По&nbsp;месяцам</summary>
      <table className={table.table} data-figures>
        <caption className="visually-hidden">Готовность по&nbsp;месяцам</caption>
        <thead>
          <tr>
            <th scope="col">Месяц</th>
            <th scope="col">Готовность</th>
            <th scope="col">Прошлые дома к&nbsp;сроку договора</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, done, plan }) => (
            <tr key={month}>
              <th scope="row">{formatDate(month, 'month')}</th>
              <td>{done === null ? '—' : formatPercent(done)}</td>
              <td>{formatPercent(plan)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
