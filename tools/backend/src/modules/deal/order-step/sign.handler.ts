import { sign } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { startStep } from '../deal-step/start-step.ts';

/** Begins the signature of a contract. */
export const signHandler = implement(sign, ({ guid }, call) => startStep(call, 'signature', guid));
