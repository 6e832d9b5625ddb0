import { addToCompare } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { addToList } from '../basket/lists.ts';

/** Puts a lot into the visitor's comparison. */
export const addToCompareHandler = implement(addToCompare, ({ lot }, call) =>
  addToList(call, 'compare', lot),
);
