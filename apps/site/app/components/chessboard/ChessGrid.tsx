import {
  memo,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import type { Chess } from './chess.ts';
import styles from './Chessboard.module.css';
import { ChessCellLink } from './ChessCellLink.tsx';

export interface ChessGridProps {
  sections: Chess['sections'];
  /** Spoken name of the board. */
  label: string;
  ref: React.Ref<HTMLDivElement>;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: (event: MouseEvent) => void;
  onPointerOver: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
}

/** Sections beside each other, floors one above another; redrawn only when the flats are others. */
export const ChessGrid = memo(function ChessGrid({ sections, label, ...board }: ChessGridProps) {
  return (
    <div {...board} className={styles.board} role="grid" aria-label={label}>
      {sections.map(({ number, floors }, section) => (
        <div key={number} role="rowgroup" className={styles.section}>
          <div role="row" className={styles.head}>
            <span role="columnheader" className={styles.title}>
              Секция {number}
            </span>
          </div>
          {floors.map(({ floor, cells }, row) => (
            <div key={floor} role="row" className={styles.row}>
              <span role="rowheader" className={styles.floor}>
                <span className="visually-hidden">Этаж </span>
                {floor}
              </span>
              {cells.map((cell, column) => (
                <span key={cell?.id ?? column} role="gridcell">
                  {cell && (
                    <ChessCellLink
                      cell={cell}
                      floor={floor}
                      place={`${section}-${row}-${column}`}
                    />
                  )}
                </span>
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
});
