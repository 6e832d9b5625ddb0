/** A link that writes the sentence anew, or leads to what it finds. */
interface WishLink {
  label: string;
  href: string;
}

/** What a page shows of a wish in words. */
export interface WishView {
  query: string;
  /** The sentence in its parts: understood, not understood, neither. */
  parts: { text: string; is: 'heard' | 'lost' | 'quiet' }[];
  /** The sentence only names complexes, or the number of a flat. */
  named: boolean;
  /** What was understood; each leads to the sentence without it. */
  chips: WishLink[];
  /** Words that became nothing: the sentence without each, and with what it may have meant. */
  lost: (WishLink & { meant: WishLink[] })[];
  /** What was taken for an address, or why it was not. */
  notes: string[];
  /** Flats that fit. */
  total: number;
  /** They, in the catalogue. */
  found: string;
  /** All filters, as they are chosen. */
  filters: string;
  /** The smallest changes that find more, where nothing fits. */
  easier: (WishLink & { total: number })[];
  /** How the sentence may go on. */
  next: WishLink[];
}

/** Longest sentence that the field takes. */
export const LONGEST_WISH = 300;

/** The page that reads sentences: by GET a whole one, by POST one that is still being typed. */
export const WISH_PATH = '/katalog/slovami';

/** Address of the page that reads a sentence. */
export const wishHref = (query: string): string =>
  query ? `${WISH_PATH}?${new URLSearchParams({ q: query }).toString()}` : WISH_PATH;
