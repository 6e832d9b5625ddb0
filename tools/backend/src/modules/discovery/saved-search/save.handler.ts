import { saveSearch } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import * as searches from './searches.ts';

export const saveSearchHandler = implement(saveSearch, async (input, call) => ({
  search: await searches.saveSearch(call.services, buyerOf(call).user.id, input),
}));
