import { searchSite } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';

/** Looks for words in everything that everybody may see, and for lots by their number. */
export const searchSiteHandler = implement(searchSite, ({ query, kind }, { services }) =>
  services.siteSearch.find(query, kind),
);
