import { cancelViewing as method } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { cancelViewing } from './change-viewing.ts';

/** Cancels a viewing. */
export const cancelViewingHandler = implement(method, async (input, call) => ({
  viewing: await cancelViewing(call, input),
}));
