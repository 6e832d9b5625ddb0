import type { Services } from '../../../compose/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { settleTransfer } from '../../service/acceptance/sign-transfer.ts';
import { settleStep } from '../deal-step/settle-step.ts';
import type { PartnerEvent } from '../../../adapters/partner/types.ts';

/** Does what the partner for signatures tells: of an act of transfer, or of a contract. */
export async function settleSignature(
  tx: Database,
  services: Services,
  event: PartnerEvent,
): Promise<void> {
  if (await settleTransfer(tx, services, event)) return;
  await settleStep(tx, services, event);
}
