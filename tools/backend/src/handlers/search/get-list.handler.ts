import { getSearches } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { listSearches } from '../../domain/search/searches.ts';

/** Answers `getSearches`. */
export const getSearchesHandler = implement(
  getSearches,
  async (_, call) => ({ searches: await listSearches(call.services, buyerOf(call).user.id) }),
  { cache: 'none' },
);
