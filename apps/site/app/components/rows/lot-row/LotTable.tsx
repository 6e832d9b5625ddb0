import type { ReactNode } from 'react';
import styles from './LotRow.module.css';

export interface LotTableProps {
  /** Spoken name of the table. */
  caption: string;
  /** Older data while newer is awaited. */
  pending?: boolean;
  /** The rows have buttons, so that their column has a heading. */
  actions?: boolean;
  /** Rows of lots. */
  children: ReactNode;
}

/** Lots as rows of a table; on a phone each row is a small block. */
export function LotTable({ caption, pending = false, actions = false, children }: LotTableProps) {
  return (
    <table className={styles.table} data-pending={pending || undefined} aria-busy={pending}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Квартира</th>
          <th scope="col">Площадь</th>
          <th scope="col">Комплекс</th>
          <th scope="col">Этаж</th>
          <th scope="col">Ключи</th>
          <th scope="col">Цена</th>
          <th scope="col">За&nbsp;м²</th>
          {actions && (
            <th scope="col">
              <span className="visually-hidden">Действия</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
