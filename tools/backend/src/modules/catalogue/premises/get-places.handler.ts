import { getPlaces, PAGE_SIZE } from '@m30/api';
import { skipTo } from '../../../kernel/db/read-page.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { searchPlaces } from './place-search.ts';
import { toPlaceCard } from './to-card.ts';
import { parkingComplexes } from './to-complex.ts';

/** Finds parking places and storage rooms for sale, cheapest first unless asked otherwise. */
export const getPlacesHandler = implement(getPlaces, (input, { services }) => {
  const { sort = 'price', page = 1, ...filter } = input;
  const { snapshot } = services.catalogue;
  const { lots, anywhere, facets, relaxations } = searchPlaces(snapshot, filter, sort);
  return {
    total: lots.length,
    page,
    pageSize: PAGE_SIZE,
    lots: lots.slice(skipTo(page, PAGE_SIZE), page * PAGE_SIZE).map(toPlaceCard),
    facets,
    relaxations,
    complexes: parkingComplexes(snapshot, anywhere),
  };
});
