import { mergeLists } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { mergeLists as uniteWith } from './merge-lists.ts';

/** Unites what the browser kept with the visitor's lists. */
export const mergeListsHandler = implement(mergeLists, (input, call) => uniteWith(call, input));
