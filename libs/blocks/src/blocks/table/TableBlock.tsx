import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import { Html } from '../../react/Html.tsx';
import styles from './TableBlock.module.css';
import type { Cell, TableProps } from './table.schema.ts';

/** A table that scrolls inside itself, to the edges of a phone. */
export function TableBlock({ title, caption, head, rows, rowHeads, figures, note }: TableProps) {
  const align = (column: number) => (figures.includes(column) ? 'end' : undefined);
  return (
    <>
      <BlockHead title={title} />
      {/* Keyboards scroll what has focus, so the box of a wide table is a stop with a name. */}
      <div
        className={styles.scroll}
        role="group"
        aria-label={caption ?? title ?? 'Таблица'}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className={styles.table} data-rows={head && ''}>
          {caption && (
            <caption className={title ? 'visually-hidden' : undefined}>{caption}</caption>
          )}
          {head && (
            <thead>
              <tr>
                {head.map((cell, column) => {
                  const Tag = cell ? 'th' : 'td';
                  return (
                    <Tag key={column} scope={cell ? 'col' : undefined} data-align={align(column)}>
                      {cell}
                    </Tag>
                  );
                })}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => {
                  const names = rowHeads && column === 0 && cell !== '';
                  const Tag = names ? 'th' : 'td';
                  return (
                    <Tag
                      key={column}
                      scope={names ? 'row' : undefined}
                      data-align={align(column)}
                      data-label={head?.[column]}
                    >
                      <div>
                        <Content cell={cell} />
                      </div>
                    </Tag>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}

function Content({ cell }: { cell: Cell }) {
  return typeof cell === 'string' ? cell : <Html tree={cell.html} />;
}
