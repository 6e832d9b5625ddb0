import { Link } from 'react-router';
import type { DataTableProps } from './column.ts';
import styles from './DataTable.module.css';
import type { ShownLines } from './shown-lines.ts';

type Props<Row> = DataTableProps<Row> & ShownLines<Row>;

/** The same as a list of links, three lines each. */
export function TableOnPhone<Row>({ lines, before, after, ...props }: Props<Row>) {
  const { label, hrefOf, openId, isClosed, onPhone } = props;
  return (
    <ul
      className={styles.list}
      aria-label={label}
      style={{ paddingBlock: `${before}px ${after}px` }}
    >
      {lines.map((line) =>
        line.kind === 'group' ? (
          <li key={line.id} className={styles.heading}>
            <b>{line.title}</b> {line.count}
          </li>
        ) : (
          <li key={line.id} data-row>
            <Link
              to={hrefOf(line.row)}
              className={styles.card ?? ''}
              data-row-link={line.id}
              data-open={line.id === openId || undefined}
              data-closed={isClosed?.(line.row) || undefined}
              aria-current={line.id === openId || undefined}
            >
              {onPhone(line.row)}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
