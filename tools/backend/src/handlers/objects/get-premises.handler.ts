import { getPremises, PAGE_SIZE } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { searchPremises } from '../../domain/premises/premises-search.ts';
import { toPremisesCard } from '../../domain/premises/to-card.ts';
import { toGroundFloors } from '../../domain/premises/to-ground-floors.ts';
import { premisesComplexes } from '../../domain/premises/to-complex.ts';

/** Finds commercial premises for sale, cheapest first unless asked otherwise. */
export const getPremisesHandler = implement(getPremises, (input, { services }) => {
  const { sort = 'price', page = 1, ...filter } = input;
  const { snapshot } = services.catalogue;
  const { lots, anywhere, facets, relaxations } = searchPremises(snapshot, filter, sort);
  return {
    total: lots.length,
    page,
    pageSize: PAGE_SIZE,
    lots: lots.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(toPremisesCard),
    facets,
    relaxations,
    complexes: premisesComplexes(snapshot, anywhere),
    plan: filter.complex?.length === 1 ? toGroundFloors(snapshot, filter.complex[0], lots) : [],
  };
});
