import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { DESK_WIDTH, useWindowWidth } from '../../window/useWindowWidth.ts';
import type { DataTableProps } from './column.ts';
import styles from './DataTable.module.css';
import { linesOf } from './table-lines.ts';
import { TableOnDesk } from './TableOnDesk.tsx';
import { TableOnPhone } from './TableOnPhone.tsx';
import { useRowKeys } from './useRowKeys.ts';

/** Heights in CSS pixels. */
const GROUP = 30;
const PHONE_ROW = 84;
/** Lines beyond the edges that are in the document. */
const OVERSCAN = 6;
/** Lines before the end at which more are asked for. */
const NEAR = 20;

/**
 * A table of any length: what is in sight is in the document, J and K go through the rows, a press on a row opens it. On a
 * phone it is a list of links.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, idOf, groupOf, rowHeight = 36, onNearEnd } = props;
  const onPhone = useWindowWidth() < DESK_WIDTH;
  const scroller = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf(rows, idOf, groupOf), [rows, idOf, groupOf]);
  const heightOf = (index: number) =>
    lines[index]?.kind === 'group' ? GROUP : onPhone ? PHONE_ROW : rowHeight;
  // A new function tells it to lay out anew: other lines, other heights.
  const keyOf = useCallback(
    (index: number) => `${onPhone ? 'card' : 'row'} ${lines[index]?.id ?? index}`,
    [lines, onPhone],
  );
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    // The head of a table and its keys cover the first and the last of it.
    scrollPaddingStart: 40,
    scrollPaddingEnd: 8,
    useFlushSync: false,
  });
  useRowKeys({ ...props, lines, scroller, scrollTo: (index) => virtual.scrollToIndex(index) });

  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (lines.length > 0 && last >= lines.length - NEAR) onNearEnd?.();
  }, [last, lines.length, onNearEnd]);

  const shown = {
    lines: items.flatMap(({ index }) => lines[index] ?? []),
    before: items[0]?.start ?? 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
  return (
    <div ref={scroller} className={styles.scroller}>
      {onPhone ? <TableOnPhone {...props} {...shown} /> : <TableOnDesk {...props} {...shown} />}
    </div>
  );
}
