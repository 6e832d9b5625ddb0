import { chooseFinish } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { chooseFinish as choose } from './choose-finish.ts';

/** Stores the buyer’s finish of a flat with the price of the day; {@link choose} says what is refused. */
export const chooseFinishHandler = implement(chooseFinish, (input, call) => choose(call, input));
