import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useShortcuts } from '../../keys/shortcuts.ts';
import type { DataTableProps } from './column.ts';
import type { Line } from './table-lines.ts';

interface RowKeys<Row> extends DataTableProps<Row> {
  lines: readonly Line<Row>[];
  scroller: RefObject<HTMLElement | null>;
  scrollTo: (index: number) => void;
}

/** J and K move the focus from row to row; while one is open beside the table, the next one is opened. X chooses a row. */
export function useRowKeys<Row>(table: RowKeys<Row>): void {
  const navigate = useNavigate();
  const wanted = useRef<string | null>(null);
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
    // A row that was out of sight is in the document only after the table has scrolled to it.
    const link = wanted.current && linkOf(table.scroller.current, wanted.current);
    if (!link) return;
    link.focus({ preventScroll: true });
    wanted.current = null;
  });

  const chooses = table.onChoose !== undefined;
  const shortcuts = useMemo(() => {
    const move = (step: 1 | -1) => () => {
      const { lines, scroller, openId, hrefOf, scrollTo } = latest.current;
      const at = openId ?? focusedIn(scroller.current);
      const from = lines.findIndex(({ id }) => id === at);
      const next = nextRow(lines, from, step);
      if (next === -1) return;
      const line = lines[next];
      if (line?.kind !== 'row') return;
      scrollTo(next);
      wanted.current = line.id;
      const link = linkOf(scroller.current, line.id);
      link?.focus({ preventScroll: true });
      if (link) wanted.current = null;
      if (openId) void navigate(hrefOf(line.row), { replace: true });
    };
    const choose = () => {
      const { lines, scroller, openId, onChoose } = latest.current;
      const at = focusedIn(scroller.current) ?? openId;
      const line = lines.find(({ id }) => id === at);
      if (line?.kind === 'row') onChoose?.(line.row);
    };
    return [
      { code: 'KeyJ', key: 'J', label: 'строки', run: move(1) },
      { code: 'KeyK', key: 'K', label: 'строки', run: move(-1) },
      ...(chooses ? [{ code: 'KeyX', key: 'X', label: 'выбрать', run: choose }] : []),
    ];
  }, [navigate, chooses]);
  useShortcuts(shortcuts);
}

function nextRow<Row>(lines: readonly Line<Row>[], from: number, step: 1 | -1): number {
  // Without a row K begins at the end.
  let index = from === -1 && step === -1 ? lines.length : from;
  do index += step;
  while (lines[index]?.kind === 'group');
  return lines[index] ? index : -1;
}

const linkOf = (place: HTMLElement | null, id: string) =>
  place?.querySelector<HTMLElement>(`[data-row-link="${CSS.escape(id)}"]`);

const focusedIn = (place: HTMLElement | null) =>
  place?.querySelector<HTMLElement>('[data-row-link]:focus')?.dataset['rowLink'];
