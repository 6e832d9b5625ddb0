import { changeSearch } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { changeSearch as change } from './change-search.ts';
import { ownSearch } from './searches.ts';

/** Answers `changeSearch`; another buyer's search is not there. */
export const changeSearchHandler = implement(changeSearch, ({ guid, ...changes }, call) =>
  change(call.services, ownSearch(buyerOf(call).user.id, guid), changes),
);
