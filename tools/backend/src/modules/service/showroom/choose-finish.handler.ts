import { chooseFinish } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { chooseFinish as choose } from './choose-finish.ts';

/** Chooses a finish. */
export const chooseFinishHandler = implement(chooseFinish, (input, call) => choose(call, input));
