import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import { Icon } from '../icon/Icon.tsx';
import { nextSort, sortRows, type SortValue, type TableSort } from './sort-rows.ts';
import styles from './Table.module.css';

/** One column of a {@link Table}. */
export interface TableColumn<Row> {
  /** Name within the table. */
  key: string;
  label: string;
  /** What stands in the cell. */
  cell: (row: Row) => ReactNode;
  /** What the column orders by; without it the heading is no button. */
  sortBy?: ((row: Row) => SortValue) | undefined;
  /**
   * Numbers stand at the end of the column.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
  /**
   * The figure that matters: where rows are stacked it stands large beside the first cell.
   * @default false
   */
  large?: boolean | undefined;
}

/** Other props go to the root, the region that scrolls. */
export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the table shows, spoken as its name. */
  caption: string;
  /** Columns with how each is drawn and sorted. */
  columns: readonly TableColumn<Row>[];
  /** Rows in the order without sorting. */
  rows: readonly Row[];
  /** A name that a row keeps when the order changes. */
  rowKey: (row: Row) => string | number;
  /** The row with the mark of the best offer. */
  isBest?: ((row: Row) => boolean) | undefined;
  /**
   * On a phone each row is a block, its first cell the title and a line for each other one; otherwise the table scrolls.
   * @default false
   */
  stacked?: boolean | undefined;
  /** The order when its owner sorts the rows, as a server does. */
  sort?: TableSort | undefined;
  /** Order at first, when the table sorts by itself. */
  defaultSort?: TableSort | undefined;
  /** A heading was pressed. */
  onSort?: ((sort: TableSort) => void) | undefined;
}

/** Rows and columns that sort by their headings; on a phone it scrolls inside itself, or is stacked. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isBest,
  stacked = false,
  sort,
  defaultSort,
  onSort,
  className,
  ...rest
}: TableProps<Row>) {
  const captionId = useId();
  const [own, setOwn] = useState(defaultSort);
  const order = sort ?? own;
  const sortBy = columns.find(({ key }) => key === order?.key)?.sortBy;
  const shown = order && sortBy && !sort ? sortRows(rows, sortBy, order.direction) : rows;
  const press = (key: string) => {
    const next = nextSort(order, key);
    setOwn(next);
    onSort?.(next);
  };

  return (
    <div
      role="region"
      aria-labelledby={captionId}
      // What scrolls must be reached by the keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      {...rest}
      className={cx(styles.region, className)}
      data-stacked={stacked || undefined}
    >
      <table className={styles.table}>
        <caption id={captionId} className="visually-hidden">
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-align={column.align}
                aria-sort={order?.key === column.key ? order.direction : undefined}
              >
                {column.sortBy ? (
                  <button type="button" className={styles.sort} onClick={() => press(column.key)}>
                    {column.label}
                    <Icon name="chevron-up" size={16} />
                  </button>
                ) : (
                  column.label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={rowKey(row)} data-best={isBest?.(row) || undefined}>
              {columns.map(({ key, label, cell, align, large }) => (
                <td
                  key={key}
                  data-align={align}
                  data-label={stacked ? label : undefined}
                  data-large={large || undefined}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
