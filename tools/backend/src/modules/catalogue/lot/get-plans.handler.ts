import { getPlans } from '@m30/api';
import { LOT_SORTS } from '@m30/api/filters';
import { implement } from '../../../kernel/method/implement.ts';
import { paymentChoice } from './payment-choice.ts';
import { resolveFilter } from './resolve-filter.ts';
import { toPlanGroups } from './to-plan-groups.ts';

/** Finds flats for sale, grouped by flat type in the order of their first flats. */
export const getPlansHandler = implement(getPlans, (input, { services }) => {
  const { sort = LOT_SORTS[0], ...asked } = input;
  const filter = resolveFilter(asked, services.travel);
  const { index, snapshot } = services.catalogue;
  const choice = paymentChoice(snapshot, filter);
  const { ids, total } = index.find(filter, sort, { offset: 0, limit: Infinity });
  const lots = ids.flatMap((id) => snapshot.lots.get(id) ?? []);
  return {
    total,
    plans: toPlanGroups(snapshot, lots, choice),
    facets: index.facets(filter).facets,
    relaxations: total === 0 ? index.relaxations(filter) : [],
    programme: choice.shown,
  };
});
