import { useMemo, useSyncExternalStore } from 'react';
import { useLists } from '../../store/cart/index.ts';
import { toldStates, watchStates, type LotState } from '../../store/live/statuses.ts';
import type { Chess } from './chess.ts';

const NOTHING: ReadonlyMap<string, LotState> = new Map();

/** Sections with the visitor's own flats marked, as soon as he has been told of them. */
export function useOwnCells(sections: Chess['sections']): {
  sections: Chess['sections'];
  hasOwn: boolean;
} {
  // Whoever asks for the lists is told of his own lots with them.
  useLists();
  const states = useSyncExternalStore(watchStates, toldStates, () => NOTHING);
  const own = [...states.values()].flatMap(({ id, own: order }) => (order ? id : [])).join();
  return useMemo(() => {
    const ids = new Set(own.split(','));
    const marked = sections.map((section) => ({
      ...section,
      floors: section.floors.map((floor) => ({
        ...floor,
        cells: floor.cells.map(
          (cell) => cell && (ids.has(cell.id) ? { ...cell, own: true } : cell),
        ),
      })),
    }));
    const hasOwn = sections.some(({ floors }) =>
      floors.some(({ cells }) => cells.some((cell) => cell !== null && ids.has(cell.id))),
    );
    return hasOwn ? { sections: marked, hasOwn } : { sections, hasOwn };
  }, [sections, own]);
}
