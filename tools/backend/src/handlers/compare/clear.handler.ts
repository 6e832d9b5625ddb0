import { clearCompare } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { clearList } from '../../domain/basket/lists.ts';

/** Empties the visitor's comparison. */
export const clearCompareHandler = implement(clearCompare, (_, call) => clearList(call, 'compare'));
