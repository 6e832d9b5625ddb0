import { deleteFromCompare } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { deleteFromList } from '../basket/lists.ts';

/** Takes a lot out of the visitor's comparison. */
export const deleteFromCompareHandler = implement(deleteFromCompare, ({ lot }, call) =>
  deleteFromList(call, 'compare', lot),
);
