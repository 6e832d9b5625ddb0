import { deleteSearch } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import * as searches from './searches.ts';

/** Answers `deleteSearch`; another buyer's search stays. */
export const deleteSearchHandler = implement(deleteSearch, async ({ guid }, call) => {
  await searches.deleteSearch(call.services, searches.ownSearch(buyerOf(call).user.id, guid));
  return {};
});
