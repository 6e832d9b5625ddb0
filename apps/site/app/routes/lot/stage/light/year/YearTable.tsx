import { useId, type CSSProperties } from 'react';
import { formatNumber } from '@m30/ui-kit/format';
import { MONTHS } from '../../../../../components/sun-ruler/sun-words.ts';
import type { RoomLight } from '../core/light.ts';
import styles from './YearTable.module.css';

export interface YearTableProps {
  rooms: readonly RoomLight[];
  /** Chosen, 1…12. */
  month: number;
}

/** Hours that the column of a cell is full at. */
const FULL = 13;

/** Hours of sun a day by month: a table whose cells are its chart. */
export function YearTable({ rooms, month }: YearTableProps) {
  const id = useId();
  const known = rooms.filter(({ months }) => months.length > 0);
  if (known.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 id={id}>Солнце по&nbsp;месяцам</h2>
      <p>Часов прямого солнца в&nbsp;ясный день, в&nbsp;среднем за&nbsp;месяц</p>
      {/* Who has no finger scrolls it by keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.year} role="region" aria-labelledby={id} tabIndex={0}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <td />
              {MONTHS.map((name, index) => (
                <th key={name} scope="col" data-now={index + 1 === month || undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {known.map(({ name, months }, at) => (
              <tr key={at}>
                <th scope="row">{name}</th>
                {months.map((minutes, index) => (
                  <td
                    key={MONTHS[index]}
                    data-now={index + 1 === month || undefined}
                    style={{ '--m30-height': minutes / 60 / FULL } as CSSProperties}
                  >
                    {formatNumber(minutes / 60, 1)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
