import type { ResultOf } from '@m30/api/client';
import type { WayOut } from '../../../../components/listing-form/index.ts';
import {
  catalogueHref,
  type CatalogueState,
  catalogueListing,
} from '../../../../store/apartments/filter-url.ts';
import { variants } from '../filter-form/variants.ts';
import { liftWords } from './key-words.ts';

/** Filters that would give something if they were lifted, best first. */
export function waysOut(
  state: CatalogueState,
  relaxations: ResultOf<'Objects.GetLots'>['relaxations'],
): WayOut[] {
  return relaxations.flatMap(({ key: name, count }) => {
    const way = liftWords(name);
    return way
      ? [
          {
            label: `${way.words}\u00a0— ${variants(count)}`,
            href: catalogueHref(catalogueListing.lift(state, [way.key])),
          },
        ]
      : [];
  });
}
