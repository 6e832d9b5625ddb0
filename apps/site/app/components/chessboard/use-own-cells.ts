import { useMemo, useSyncExternalStore } from 'react';
import { useLists } from '../../store/cart/index.ts';
import { latestStates, watchStates, type LotState } from '../../store/live/statuses.ts';
import type { Chess, ChessCell, ChessSection } from './chess.ts';

const NOTHING: ReadonlyMap<string, LotState> = new Map();

/** Sections with the visitor's own flats marked, as soon as he has been told of them. */
export function useOwnCells(sections: Chess['sections']): {
  sections: ChessSection[];
  hasOwn: boolean;
} {
  // Whoever asks for the lists is told of his own lots with them.
  useLists();
  const states = useSyncExternalStore(watchStates, latestStates, () => NOTHING);
  return useMemo(() => {
    const ownOf = (cell: ChessCell | null) => cell && states.get(cell.id)?.own;
    const hasOwn = sections.some(({ floors }) =>
      floors.some(({ cells }) => cells.some((cell) => ownOf(cell))),
    );
    // Most boards have none and are not drawn anew.
    if (!hasOwn) return { sections, hasOwn };
    const marked = sections.map((section) => ({
      ...section,
      floors: section.floors.map((floor) => ({
        ...floor,
        cells: floor.cells.map((cell) => {
          const own = ownOf(cell);
          return cell && own ? { ...cell, own } : cell;
        }),
      })),
    }));
    return { sections: marked, hasOwn };
  }, [sections, states]);
}
