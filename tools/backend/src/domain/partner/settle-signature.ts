import type { Services } from '../../core/services.ts';
import type { Database } from '../../db/database.ts';
import { settleTransfer } from '../acceptance/sign-transfer.ts';
import { settleStep } from '../deal-step/settle-step.ts';
import type { PartnerEvent } from './types.ts';

/** Does what the partner for signatures tells: of an act of transfer, or of a contract. */
export async function settleSignature(
  tx: Database,
  services: Services,
  event: PartnerEvent,
): Promise<void> {
  if (await settleTransfer(tx, services, event)) return;
  await settleStep(tx, services, event);
}
