import { moveViewing as method } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { moveViewing } from './change-viewing.ts';

/** Moves a viewing. */
export const moveViewingHandler = implement(method, async (input, call) => ({
  viewing: await moveViewing(call, input),
}));
