import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '@m30/ui-kit/visually-hidden';
import { useWindowWidth } from '../../window/useWindowWidth.ts';
import type { DataTableProps } from './column.ts';
import styles from './DataTable.module.css';
import type { ShownLines } from './shown-lines.ts';
import { openOnPress } from './open-on-press.ts';

const features = tableFeatures({});

/** CSS pixels: from this width what is open stands beside the table, and takes so much of it. */
const BESIDE = 1360;
const SHEET = 384;

type Props<Row> = DataTableProps<Row> & ShownLines<Row>;

/** Rows on hairlines under a head that stays. */
export function TableOnDesk<Row>({ lines, before, after, ...props }: Props<Row>) {
  const { label, rows, idOf, hrefOf, total = rows.length, openId, isClosed, rowHeight } = props;
  const own = useWindowWidth();
  const width = openId && own >= BESIDE ? own - SHEET : own;
  const shown = useMemo(
    () => props.columns.filter(({ from = 0 }) => width >= from),
    [props.columns, width],
  );
  const columns = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row & object>();
    return shown.map(({ id, title, cell }) =>
      helper.display({ id, header: title, cell: ({ row }) => cell(row.original) }),
    );
  }, [shown]);
  const table = useTable({
    features,
    columns,
    data: rows as readonly (Row & object)[],
    getRowId: idOf,
  });
  return (
    <table className={styles.table} aria-label={label} aria-rowcount={total + 1}>
      <colgroup>
        {shown.map(({ id, width: fixed }) => (
          <col key={id} style={fixed === undefined ? undefined : { width: fixed }} />
        ))}
      </colgroup>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} aria-rowindex={1}>
            {group.headers.map((header, index) => (
              <th
                key={header.id}
                scope="col"
                data-align={shown[index]?.align}
                data-mark={shown[index]?.mark}
              >
                {shown[index]?.mark ? (
                  <VisuallyHidden>{shown[index].title}</VisuallyHidden>
                ) : (
                  <table.FlexRender header={header} />
                )}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        <Gap height={before} columns={shown.length} />
        {lines.map((line) =>
          line.kind === 'group' ? (
            <tr key={line.id} className={styles.group}>
              <th scope="rowgroup" colSpan={shown.length}>
                {line.title} <span>{line.count}</span>
              </th>
            </tr>
          ) : (
            <tr
              key={line.id}
              aria-rowindex={line.index + 2}
              data-row
              data-open={line.id === openId || undefined}
              data-closed={isClosed?.(line.row) || undefined}
              style={rowHeight === undefined ? undefined : { height: rowHeight }}
              onClick={openOnPress}
            >
              {table
                .getRow(line.id)
                .getAllCells()
                .map((cell, index) => (
                  <td key={cell.id} data-align={shown[index]?.align} data-mark={shown[index]?.mark}>
                    {cell.column.id === props.linked ? (
                      <Link
                        to={hrefOf(line.row)}
                        className={styles.link ?? ''}
                        data-row-link={line.id}
                        aria-current={line.id === openId || undefined}
                      >
                        <table.FlexRender cell={cell} />
                      </Link>
                    ) : (
                      <table.FlexRender cell={cell} />
                    )}
                  </td>
                ))}
            </tr>
          ),
        )}
        <Gap height={after} columns={shown.length} />
      </tbody>
    </table>
  );
}

/** The place of rows that are not in the document. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className={styles.gap}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
