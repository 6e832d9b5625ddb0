import type { StatedCredit } from '@m30/calculators/credit';
import type { FormulaRow } from '@m30/calculators/money';
import type { MapData } from '@m30/map';
import type { LotCardView } from '../lot-card/index.ts';

/** Lots that a block shows, and how many there are in all. */
export interface FoundLots {
  total: number;
  lots: LotCardView[];
  /** Terms behind the payments on the cards, which the law wants beside them. */
  programme: StatedCredit;
  /** How the payments come about. */
  formula: readonly FormulaRow[];
}

/** What the live blocks of a page were given by its loader; JSON. */
export interface BlocksData {
  /** Query of the page. */
  query: string;
  /** When the page was made, milliseconds since 1970. */
  now: number;
  /** By {@link requestKey}. */
  lots: Record<string, FoundLots>;
  maps: Record<string, MapData>;
}

/** Name of a request within the page, whatever the order of its words. */
export function requestKey(request: object): string {
  return JSON.stringify(Object.entries(request).toSorted());
}
