import { getLists } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { listsOf } from './lists.ts';
import { ownLots } from './own-lots.ts';

/** Names the lots that the visitor keeps. */
export const getListsHandler = implement(
  getLists,
  async (_, call) => ({ ...(await listsOf(call)), own: await ownLots(call) }),
  { cache: 'none' },
);
