import { settleStep } from '../deal-step/settle-step.ts';
import type { Settle } from './settle.ts';

/** Handles what the partner for signatures reports: of a document that another module has signed, or of a contract. */
export const settleSignature: Settle = async (tx, services, event) => {
  for (const settle of services.signedDocuments) if (await settle(tx, services, event)) return;
  await settleStep(tx, services, event);
};
