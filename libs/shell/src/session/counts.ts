import { atom } from 'jotai';

/** How many lots a visitor keeps. */
export interface Counts {
  cart: number;
  compare: number;
  favourites: number;
}

const KEY = 'm30.counts';
export const NO_COUNTS: Counts = { cart: 0, compare: 0, favourites: 0 };

const shown = atom(NO_COUNTS);

/**
 * Numbers on the icons of cart, comparison and favourites. Whoever changes a list writes all here; they
 * are remembered, so that the next page shows them before the server has answered.
 */
export const countsAtom = atom(
  (get) => get(shown),
  (_get, set, counts: Counts) => {
    set(shown, counts);
    try {
      if (Object.values(counts).some(Boolean)) localStorage.setItem(KEY, JSON.stringify(counts));
      else localStorage.removeItem(KEY);
    } catch {
      // Storage may be closed to the page: the server then tells on each page.
    }
  },
);

/** What this browser remembers of its visitor's lists; `null` where there is nothing. */
export function rememberedCounts(): Counts | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Counts> | null;
    const read = (name: keyof Counts) => Number(stored?.[name]) || 0;
    return (
      stored && { cart: read('cart'), compare: read('compare'), favourites: read('favourites') }
    );
  } catch {
    return null;
  }
}
