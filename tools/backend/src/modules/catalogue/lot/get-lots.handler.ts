import { getLots, PAGE_SIZE, type LotFilter } from '@m30/api';
import { LOT_SORTS } from '@m30/api/filters';
import { skipTo } from '../../../kernel/db/read-page.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { paymentChoice } from './payment-choice.ts';
import { resolveFilter } from './resolve-filter.ts';
import { toLotCard } from './to-lot-card.ts';

/** Finds flats for sale, complexes and kinds mixed unless asked otherwise. */
export const getLotsHandler = implement(getLots, (input, { services }) => {
  const { sort = LOT_SORTS[0], page = 1, ...asked } = input;
  const filter = resolveFilter(asked, services.travel);
  const { index, snapshot } = services.catalogue;
  const { programme, choice, shown } = paymentChoice(snapshot, filter);
  const range = { offset: skipTo(page, PAGE_SIZE), limit: PAGE_SIZE };
  const { ids, total } = index.find(filter, sort, range);
  if (total === 0) services.counters.count('filter', plainFilter(asked));
  const lots = ids.flatMap((id) => snapshot.lots.get(id) ?? []);
  return {
    total,
    page,
    pageSize: PAGE_SIZE,
    lots: lots.map((lot) => toLotCard(lot, programme, choice)),
    facets: index.facets(filter).facets,
    relaxations: total === 0 ? index.relaxations(filter) : [],
    programme: shown,
  };
});

/** A filter as the figures of the day keep it: without addresses of people and numbers of flats. */
function plainFilter(asked: LotFilter): string {
  const { commute, commuteBy, work, commute2, commuteBy2, work2, number, ...filter } = asked;
  return JSON.stringify(filter);
}
