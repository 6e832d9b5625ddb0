import { cancelViewing as method } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { cancelViewing } from './change-viewing.ts';

/** Cancels by the key in the address of its page, without a login; {@link cancelViewing} says what is refused. */
export const cancelViewingHandler = implement(method, async (input, call) => ({
  viewing: await cancelViewing(call, input),
}));
