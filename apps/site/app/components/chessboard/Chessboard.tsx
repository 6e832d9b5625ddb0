import { useEffect, useRef, useState } from 'react';
import type { Chess, PlacedCell } from './chess.ts';
import styles from './Chessboard.module.css';
import { ChessCallout } from './ChessCallout.tsx';
import { ChessGrid } from './ChessGrid.tsx';
import { ChessLegend } from './ChessLegend.tsx';
import { useBoard } from './use-board.ts';
import { useOwnCells } from './use-own-cells.ts';

export interface ChessboardProps {
  /** Answer of `Objects.GetChess`, with live statuses or without. */
  chess: Chess;
  /**
   * What the looks of a cell mean, below the board; several boards share one.
   * @default true
   */
  legend?: boolean;
}

/**
 * Every flat of a building by section and floor: an ARIA grid with one stop of the Tab key. Without
 * script each cell is a plain link.
 */
export function Chessboard({ chess, legend = true }: ChessboardProps) {
  const { complexName, buildingName, free, matching } = chess;
  const { sections, hasOwn } = useOwnCells(chess.sections);
  const [shown, setShown] = useState<{ at: string; pressed: boolean } | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const handlers = useBoard(sections, setShown);
  useEffect(() => {
    const cells = grid.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [];
    const first = [...cells].find(({ dataset }) => dataset['status'] === 'free' && !dataset['out']);
    for (const cell of cells) cell.tabIndex = cell === (first ?? cells[0]) ? 0 : -1;
  }, [sections]);
  const placed = shown && cellAt(sections, shown.at);
  return (
    <div className={styles.chess}>
      <div className={styles.scroll}>
        <ChessGrid
          {...handlers}
          ref={grid}
          sections={sections}
          label={`Шахматка: ${complexName}, ${buildingName}`}
        />
      </div>
      {placed && (
        <ChessCallout {...placed} pressed={shown.pressed} onClose={() => setShown(null)} />
      )}
      {legend && <ChessLegend filtered={matching < free} hasOwn={hasOwn} />}
    </div>
  );
}

function cellAt(sections: Chess['sections'], at: string): PlacedCell | null {
  const [section = 0, row = 0, column = 0] = at.split('-').map(Number);
  const floor = sections[section]?.floors[row];
  const cell = floor?.cells[column];
  return floor && cell ? { cell, floor: floor.floor } : null;
}
