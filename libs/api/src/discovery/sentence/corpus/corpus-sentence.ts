import type { LotFilter } from '../../../catalogue/filters/lot.filters.ts';
import type { CorpusLine, LaterWish } from './corpus-line.ts';

/** One sentence with everything that a reading of it has to say. */
export interface CorpusSentence {
  text: string;
  /** Exact: nothing more, nothing less; lists are compared as sets. */
  filters: LotFilter;
  /** As typed, in lower case, in their order. */
  notUnderstood: readonly string[];
  /** Spans of the places to travel to. */
  addresses: readonly string[];
  later: readonly LaterWish[];
  /** Name of its theme. */
  by: string;
}

/** Lines of several themes as sentences, with nothing left out. */
export function sentencesOf(themes: Readonly<Record<string, readonly CorpusLine[]>>) {
  return Object.entries(themes).flatMap(([by, lines]) =>
    lines.map(([text, filters, besides = {}]): CorpusSentence => ({
      text,
      filters,
      notUnderstood: besides.notUnderstood ?? [],
      addresses: besides.address === undefined ? [] : [besides.address].flat(),
      later: besides.later ?? [],
      by,
    })),
  );
}
