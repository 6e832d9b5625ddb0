import type { CSSProperties } from 'react';
import { formatMoney } from '@m30/ui-kit/format';
import { signedSum, type SumRow } from './core/sum-rows.ts';
import { placeOnScale, type SumScale } from './core/sum-scale.ts';
import styles from './SumTable.module.css';

export interface SumTableProps {
  rows: readonly SumRow[];
  scale: SumScale;
}

/** Where a bar lies, per cent. */
interface Bar extends CSSProperties {
  '--m30-start': string;
  '--m30-length': string;
}

/** The sum in rows; on a phone each has its bar on a common scale, in place of the chart. */
export function SumTable({ rows, scale }: SumTableProps) {
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">Цена как сумма</caption>
        <thead>
          <tr>
            <th scope="col">Слагаемое</th>
            <th scope="col">₽</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} data-kind={kindOf(row)}>
              <th scope="row">
                <b>{row.name}</b>
                <small>{row.words}</small>
                <span className={styles.bar} style={barOf(row, scale)} aria-hidden="true" />
              </th>
              <td>{signedSum(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {scale.from > 0 && (
          <span className={styles.cut}>Полосы начинаются с&nbsp;{formatMoney(scale.from)}. </span>
        )}
        Слагаемые модели округлены до&nbsp;тысячи рублей.
      </p>
    </>
  );
}

/** What a row looks like: a change is more or less. */
export const kindOf = ({ kind, sum }: Pick<SumRow, 'kind' | 'sum'>) =>
  kind === 'change' ? (sum < 0 ? 'less' : 'more') : kind;

function barOf(row: SumRow, scale: SumScale): Bar {
  const { start, length } = placeOnScale(row, scale);
  return { '--m30-start': `${start.toFixed(2)}%`, '--m30-length': `${length.toFixed(2)}%` };
}
