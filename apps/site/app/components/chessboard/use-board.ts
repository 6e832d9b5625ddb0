import {
  useMemo,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { cellOf, pressBoardKey } from '@m30/ui-kit/board-keys';
import type { Chess } from './chess.ts';

type Show = (shown: { at: string; pressed: boolean } | null) => void;

/**
 * What the board does with keys and pointers. The stop of the Tab key is moved in the document itself:
 * hundreds of cells need not be drawn anew for it.
 */
export function useBoard(sections: Chess['sections'], show: Show) {
  return useMemo(() => {
    const point = (cell: HTMLElement, pressed = false) => {
      // Boards of other buildings may stand beside this one.
      for (const other of document.querySelectorAll('[role=grid] [data-shown]')) {
        other.removeAttribute('data-shown');
      }
      cell.dataset['shown'] = '';
      show({ at: cell.dataset['place'] ?? '', pressed });
    };
    return {
      onFocus({ target }: FocusEvent) {
        const cell = cellOf(target);
        if (!cell) return;
        for (const other of gridOf(cell).querySelectorAll<HTMLElement>('a[tabindex="0"]')) {
          other.tabIndex = -1;
        }
        cell.tabIndex = 0;
        if (cell.matches(':focus-visible')) point(cell);
      },
      onBlur: ({ target, relatedTarget }: FocusEvent) => {
        // The sheet that a touch has opened has buttons of its own.
        const next = cellOf(relatedTarget);
        if (relatedTarget === null || (next && gridOf(next).contains(target))) return;
        show(null);
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Escape') show(null);
        pressBoardKey(sections, event);
      },
      onClick(event: MouseEvent) {
        const cell = cellOf(event.target);
        // A finger cannot hover: its press shows the flat, and the sheet has the way in.
        const byTouch =
          'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
        if (!cell || !byTouch) return;
        event.preventDefault();
        point(cell, true);
      },
      onPointerOver({ target, pointerType }: PointerEvent) {
        const cell = cellOf(target);
        if (cell && pointerType === 'mouse') point(cell);
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType === 'mouse') show(null);
      },
    };
  }, [sections, show]);
}

const gridOf = (cell: HTMLElement): Element => cell.closest('[role=grid]') ?? cell;
