import { getLists } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { listsOf } from './lists.ts';

/** Names the lots that the visitor keeps. */
export const getListsHandler = implement(getLists, (_, call) => listsOf(call), { cache: 'none' });
