import type { LotFilter } from '../../../catalogue/filters/lot.filters.ts';
import { area } from './area.ts';
import { complex } from './complex.ts';
import type { CorpusLine, LaterWish } from './corpus-line.ts';
import { features } from './features.ts';
import { floor } from './floor.ts';
import { handover } from './handover.ts';
import { hostile } from './hostile.ts';
import { payment } from './payment.ts';
import { place } from './place.ts';
import { price } from './price.ts';
import { rooms } from './rooms.ts';
import { typed } from './typed.ts';
import { unknown } from './unknown.ts';
import { way } from './way.ts';
import { whole } from './whole.ts';

/** ISO date on which the sentences were typed: «до конца года» and «в следующем году» are read on it. */
export const CORPUS_DAY = '2026-11-26';

const themes = {
  rooms,
  price,
  area,
  floor,
  handover,
  complex,
  place,
  features,
  payment,
  way,
  typed,
  whole,
  unknown,
  hostile,
} satisfies Record<string, readonly CorpusLine[]>;

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
  by: keyof typeof themes;
}

/** All sentences of the corpus. */
export const CORPUS: readonly CorpusSentence[] = Object.entries(themes).flatMap(([by, lines]) =>
  lines.map(([text, filters, besides = {}]: CorpusLine) => ({
    text,
    filters,
    notUnderstood: besides.notUnderstood ?? [],
    addresses: besides.address === undefined ? [] : [besides.address].flat(),
    later: besides.later ?? [],
    // The keys of the object above.
    by: by as keyof typeof themes,
  })),
);
