import type { ReactNode } from 'react';
import { Icon } from '@m30/ui-kit/icon';
import styles from './RowList.module.css';

/** A row: when or what kind, what it is, and a line under it. */
export interface Row {
  id: string;
  /** Where the row leads; without it nowhere. */
  href?: string | null | undefined;
  /** A short word at the beginning: «22 нояб.». */
  aside?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** A mark at the end. */
  mark?: ReactNode;
  /** Not seen yet: said with a dot and in words. */
  unread?: boolean | undefined;
}

/** Rows on hairlines that lead somewhere, high enough for a thumb. */
export function RowList({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id} data-unread={row.unread || undefined}>
          {row.href ? (
            <a className={styles.row} href={row.href}>
              <Cells {...row} />
              <Icon name="chevron-right" size={20} className={styles.arrow} />
            </a>
          ) : (
            <div className={styles.row}>
              <Cells {...row} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Cells({ aside, title, note, mark, unread }: Row) {
  return (
    <>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      <span className={styles.what}>
        <span>
          {unread && <span className="visually-hidden">Новое: </span>}
          {title}
        </span>
        {note && <small>{note}</small>}
      </span>
      {mark}
    </>
  );
}
