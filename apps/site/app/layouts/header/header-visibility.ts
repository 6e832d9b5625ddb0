/** `flow`: at its place in the page; the other two are fixed to the window. */
export type HeaderPlace = 'flow' | 'hidden' | 'shown';

/** What the header has seen of the page's scrolling, in CSS pixels. */
export interface HeaderState {
  place: HeaderPlace;
  /** Position from which the next move is measured. */
  scrolled: number;
}

/** Scrolling shorter than this, in CSS pixels, is a trembling hand and not a direction. */
const TREMBLE = 4;

/** The header of a page that has not been scrolled. */
export const initialHeader: HeaderState = { place: 'flow', scrolled: 0 };

/**
 * Next state of the header (spec §2, §9): it becomes fixed after one viewport height and is seen
 * only while scrolling up. Once shown it stays until the very top, so that it does not vanish
 * under a visitor who is still scrolling up.
 */
export function moveHeader(state: HeaderState, scrolled: number, viewport: number): HeaderState {
  if (scrolled <= 0) return initialHeader;
  const move = scrolled - state.scrolled;
  if (Math.abs(move) < TREMBLE) return state;
  if (move > 0) return { place: scrolled > viewport ? 'hidden' : 'flow', scrolled };
  const fixed = state.place !== 'flow' || scrolled > viewport;
  return { place: fixed ? 'shown' : 'flow', scrolled };
}
