import { saveSearch } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import * as searches from '../../domain/search/searches.ts';

/** Answers `saveSearch`. */
export const saveSearchHandler = implement(saveSearch, async (input, call) => ({
  search: await searches.saveSearch(call.services, buyerOf(call).user.id, input),
}));
