import type { KeyboardEvent } from 'react';
import { nextCell, type Board } from './next-cell.ts';

/**
 * Answers a key on a board: the space bar opens the cell, as that of any grid, and what {@link nextCell} knows moves the focus.
 * A cell says where it stands in `data-place`, «section-row-column»; whatever else has the focus, and keys with Alt or Shift, are left alone.
 */
export function pressBoardKey(board: Board, event: KeyboardEvent): void {
  const cell = cellOf(event.target);
  if (!cell || event.altKey || event.shiftKey) return;
  if (event.key === ' ') {
    // The page would scroll instead.
    event.preventDefault();
    cell.click();
    return;
  }
  const [section = 0, row = 0, column = 0] = (cell.dataset['place'] ?? '').split('-').map(Number);
  const next = nextCell(board, { section, row, column }, event.key, event.ctrlKey || event.metaKey);
  if (!next) return;
  event.preventDefault();
  const place = `${next.section}-${next.row}-${next.column}`;
  cell.closest('[role=grid]')?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
}

/** The cell of a board that an event has met. */
export const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
