import { searchSite } from '@m30/api';
import { withoutPeople } from '../../../kernel/observability/without-people.ts';
import { implement } from '../../../kernel/method/implement.ts';

/** Looks for words in everything that everybody may see, and for lots by their number. */
export const searchSiteHandler = implement(searchSite, async ({ query, kind }, { services }) => {
  const found = await services.siteSearch.find(query, kind);
  if (found.total === 0 && query.trim() !== '') {
    services.counters.count('search', withoutPeople(query.trim().toLowerCase()));
  }
  return found;
});
