import { clearCompare } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { clearList } from '../basket/lists.ts';

/** Empties the visitor's comparison. */
export const clearCompareHandler = implement(clearCompare, (_, call) => clearList(call, 'compare'));
