import { moveViewing as method } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { moveViewing } from './change-viewing.ts';

/** Moves by the key in the address of its page, without a login; {@link moveViewing} says what is refused. */
export const moveViewingHandler = implement(method, async (input, call) => ({
  viewing: await moveViewing(call, input),
}));
