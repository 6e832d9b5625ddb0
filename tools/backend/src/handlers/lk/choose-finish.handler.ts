import { chooseFinish } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { chooseFinish as choose } from '../../domain/showroom/choose-finish.ts';

/** Chooses a finish. */
export const chooseFinishHandler = implement(chooseFinish, (input, call) => choose(call, input));
