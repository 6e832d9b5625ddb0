import type { ChartProps } from './Chart.tsx';
import styles from './Chart.module.css';

/** The numbers of a chart as a table, behind a disclosure that works without script. */
export function ChartTable({
  label,
  labelHead,
  labels,
  series,
  format,
}: Pick<ChartProps, 'label' | 'labelHead' | 'labels' | 'series'> & {
  format: (value: number) => string;
}) {
  return (
    <details className={styles.twin}>
      <summary>Показать таблицей</summary>
      {/* Wider than a phone with three rows of money; then it is scrolled by itself. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="group" aria-label="Таблица" tabIndex={0}>
        <table>
          <caption className="visually-hidden">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{labelHead}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((one, index) => (
              <tr key={one}>
                <th scope="row">{one}</th>
                {series.map(({ name, values }) => {
                  const value = values[index];
                  return <td key={name}>{value === undefined ? '—' : format(value)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
