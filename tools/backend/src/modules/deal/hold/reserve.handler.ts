import { reserve } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { reserve as holdLot } from './reserve.ts';

/** Holds a lot for the buyer for a day and opens its order. */
export const reserveHandler = implement(reserve, (wanted, call) => holdLot(call, wanted));
