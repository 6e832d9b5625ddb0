import { deleteSearch } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import * as searches from '../../domain/search/searches.ts';

/** Answers `deleteSearch`; another buyer's search stays. */
export const deleteSearchHandler = implement(deleteSearch, async ({ guid }, call) => {
  await searches.deleteSearch(call.services, buyerOf(call).user.id, guid);
  return {};
});
