import { getPremises, PAGE_SIZE } from '@m30/api';
import { skipTo } from '../../../kernel/db/read-page.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { searchPremises } from './premises-search.ts';
import { toPremisesCard } from './to-card.ts';
import { toGroundFloors } from './to-ground-floors.ts';
import { premisesComplexes } from './to-complex.ts';

/** Finds commercial premises for sale, complexes and sizes mixed unless asked otherwise. */
export const getPremisesHandler = implement(getPremises, (input, { services }) => {
  const { sort = 'mixed', page = 1, ...filter } = input;
  const { snapshot } = services.catalogue;
  const { lots, anywhere, facets, relaxations } = searchPremises(snapshot, filter, sort);
  return {
    total: lots.length,
    page,
    pageSize: PAGE_SIZE,
    lots: lots.slice(skipTo(page, PAGE_SIZE), page * PAGE_SIZE).map(toPremisesCard),
    facets,
    relaxations,
    complexes: premisesComplexes(snapshot, anywhere),
    plan: filter.complex?.length === 1 ? toGroundFloors(snapshot, filter.complex[0], lots) : [],
  };
});
