import type { ResultOf } from '@m30/api/client';
import { catalogueHref, type CatalogueState } from '../../../store/apartments/filter-url.ts';
import { liftFilter } from '../../../store/apartments/lift-filter.ts';
import { liftWords } from './filter-words.ts';

/** A single filter to lift when nothing was found. */
export interface WayOut {
  words: string;
  /** Lots that lifting it gives. */
  count: number;
  href: string;
}

/** Filters that would give something if they were lifted, best first. */
export function waysOut(
  state: CatalogueState,
  relaxations: ResultOf<'Objects.GetLots'>['relaxations'],
): WayOut[] {
  return relaxations.flatMap(({ key: name, count }) => {
    const way = liftWords(name);
    return way
      ? [{ words: way.words, count, href: catalogueHref(liftFilter(state, [way.key])) }]
      : [];
  });
}
