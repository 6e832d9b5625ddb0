import { openEscrow } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { startStep } from '../../domain/deal-step/start-step.ts';

/** Begins the escrow account of an order. */
export const openEscrowHandler = implement(openEscrow, ({ guid }, call) =>
  startStep(call, 'escrow', guid),
);
