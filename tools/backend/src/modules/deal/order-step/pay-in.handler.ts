import { payIn } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { startStep } from '../deal-step/start-step.ts';

/** Begins the payment onto the escrow account of an order. */
export const payInHandler = implement(payIn, ({ guid }, call) => startStep(call, 'deposit', guid));
