import { BY_WORDS } from './commute-words.ts';
import type { Commute } from './commutes.server.ts';
import { COUNTED_COMMUTE } from './counted-commute.ts';
import { waysSearch, type Ways } from './ways-search.ts';

/** A name and its value. */
type WordRow = readonly [name: string, value: string];

/** The ways from one complex in words, made by the server: pages of lots load neither the words nor how they are counted. */
export interface WaysWords {
  /** «Невский проспект, 28», «≈ 31 мин на метро»; a row an address. */
  rows: readonly WordRow[];
  /** How the minutes are counted. */
  counted: readonly WordRow[];
  /** The same ways for the next address: `?commute=40&…`. */
  search: string;
}

/** «≈ 31 мин на метро»; an estimate. */
export const wayWords = (minutes: number | null, by: Commute['by']): string =>
  minutes === null
    ? `дольше четырёх часов ${BY_WORDS[by]}`
    : `≈\u00a0${minutes}\u00a0мин ${BY_WORDS[by]}`;

/** The ways from a complex, a row an address. */
export const rowsOf = (commutes: readonly Commute[], vendor: string): WordRow[] =>
  commutes.map(({ label, by, ways }) => {
    const minutes = ways.find((way) => way.vendor === vendor)?.minutes ?? null;
    return [label, wayWords(minutes, by)];
  });

/** The ways in the address of a lot or a complex, in words; `undefined` where it has none. */
export function waysWords(
  commutes: readonly Commute[],
  query: Ways,
  vendor: string,
): WaysWords | undefined {
  if (commutes.length === 0) return undefined;
  return {
    rows: rowsOf(commutes, vendor),
    counted: COUNTED_COMMUTE,
    search: `?${waysSearch(query)}`,
  };
}
