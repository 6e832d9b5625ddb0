import { atom } from 'jotai';

/** How many lots a visitor keeps. */
export interface Counts {
  cart: number;
  compare: number;
}

const KEY = 'm30.counts';
const NONE: Counts = { cart: 0, compare: 0 };

const shown = atom(NONE);

/**
 * Numbers on the icons of cart and comparison. Whoever changes either list writes both here; they
 * are remembered, so that the next page shows them before the server has answered.
 */
export const countsAtom = atom(
  (get) => get(shown),
  (_get, set, counts: Counts) => {
    set(shown, counts);
    try {
      if (counts.cart || counts.compare) localStorage.setItem(KEY, JSON.stringify(counts));
      else localStorage.removeItem(KEY);
    } catch {
      // Storage may be closed to the page: the server then tells on each page.
    }
  },
);

/** What this browser remembers of its visitor's lists; `null` where there is nothing. */
export function rememberedCounts(): Counts | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Counts> | null;
    return kept && { cart: Number(kept.cart) || 0, compare: Number(kept.compare) || 0 };
  } catch {
    return null;
  }
}
