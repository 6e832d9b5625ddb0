import { getSearches } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { listSearches } from './searches.ts';

export const getSearchesHandler = implement(
  getSearches,
  async (_, call) => ({ searches: await listSearches(call.services, buyerOf(call).user.id) }),
  { cache: 'none' },
);
