import { openEscrow } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { startStep } from '../deal-step/start-step.ts';

/** Begins the escrow account of an order. */
export const openEscrowHandler = implement(openEscrow, ({ guid }, call) =>
  startStep(call, 'escrow', guid),
);
