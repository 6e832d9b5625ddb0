import { Icon } from '@m30/ui-kit/icon';
import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import type { ComparisonProps, ComparisonValue } from './comparison.schema.ts';
import styles from './ComparisonBlock.module.css';

/** So many options stand side by side on a phone. */
const FEW = 3;

/** Options in columns, what is compared in rows; more than a phone holds scroll beside the names of the rows. */
export function ComparisonBlock({ title, text, link, columns, rows }: ComparisonProps) {
  const label = title ?? 'Сравнение';
  return (
    <>
      <BlockHead title={title} text={text} link={link} />
      {/* Keyboards scroll what has focus. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
        <table
          className={styles.table}
          data-few={columns.length > FEW ? undefined : columns.length}
        >
          <caption className="visually-hidden">{label}</caption>
          <thead>
            <tr>
              <td />
              {columns.map((column, index) => (
                <th key={index} scope="col" data-best={column.best || undefined}>
                  {column.best && <span className={styles.mark}>Советуем</span>}
                  <span className={styles.option}>{column.title}</span>
                  {column.note && <span className={styles.note}>{column.note}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                <th scope="row">
                  {row.title}
                  {row.note && <span className={styles.note}>{row.note}</span>}
                </th>
                {row.values.map((value, at) => (
                  <td key={at} data-best={columns[at]?.best || undefined}>
                    <Value value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Value({ value }: { value: ComparisonValue }) {
  if (typeof value === 'string') return value;
  return (
    <span className={styles.answer} data-no={!value || undefined}>
      <Icon name={value ? 'check' : 'minus'} />
      {value ? 'Да' : 'Нет'}
    </span>
  );
}
