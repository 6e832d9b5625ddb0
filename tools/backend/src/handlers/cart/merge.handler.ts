import { mergeLists } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { mergeLists as uniteWith } from '../../domain/basket/merge-lists.ts';

/** Unites what the browser kept with the visitor's lists. */
export const mergeListsHandler = implement(mergeLists, (input, call) => uniteWith(call, input));
