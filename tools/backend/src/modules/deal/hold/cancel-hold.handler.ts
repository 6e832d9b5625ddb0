import { cancelHold } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { cancelHold as giveBack } from './cancel-hold.ts';

/** Gives back a buyer's free hold. */
export const cancelHoldHandler = implement(cancelHold, ({ order }, call) => giveBack(call, order));
