import { createShortlist as method } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { createShortlist } from './create-shortlist.ts';

/** Begins a shared list. */
export const createShortlistHandler = implement(method, (input, call) =>
  createShortlist(call, input),
);
