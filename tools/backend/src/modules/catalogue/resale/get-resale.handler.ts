import { getResale, PAGE_SIZE } from '@m30/api';
import { skipTo } from '../../../kernel/db/read-page.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { known } from '../snapshot/known.ts';
import { resaleIndex } from './resale-index.ts';
import { toResaleCard } from './to-resale-card.ts';

/** Finds resale flats for sale, cheapest first unless asked otherwise. */
export const getResaleHandler = implement(getResale, (input, { services }) => {
  const { sort = 'price', page = 1, ...filter } = input;
  const { snapshot } = services.catalogue;
  const index = resaleIndex(snapshot);
  const asked = { offset: skipTo(page, PAGE_SIZE), limit: PAGE_SIZE };
  const { ids, total } = index.find(filter, sort, asked);
  return {
    total,
    page,
    pageSize: PAGE_SIZE,
    flats: ids.map((id) => toResaleCard(known(snapshot.resale, id), snapshot)),
    facets: index.facets(filter).facets,
    relaxations: total === 0 ? index.relaxations(filter) : [],
  };
});
