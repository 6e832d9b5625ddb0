import { settleCountersigned, settleStep } from '../deal-step/settle-step.ts';
import type { Settle } from './settle.ts';

/**
 * Handles what the partner for signatures reports: of a document that another module has signed, of a contract, or that the company has
 * signed what its buyers had.
 */
export const settleSignature: Settle = async (tx, services, event) => {
  for (const settle of services.signedDocuments) if (await settle(tx, services, event)) return;
  if (event.type === 'countersigned') await settleCountersigned(tx, services, event);
  else await settleStep(tx, services, event);
};
