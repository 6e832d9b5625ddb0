import { reserveInOffice } from '@m30/studio/contract';
import type { Database } from '../../../kernel/db/database.ts';
import { staffOf, type StudioCall } from '../../../kernel/studio/studio-call.ts';
import { lockLead, storeWork } from '../lead-work/change-lead.ts';

/**
 * A lead that has come to an order: nothing more is to be done with it; a free one is whose order it is.
 * @throws Refused 404
 */
export async function closeLead(
  tx: Database,
  call: StudioCall,
  lead: string,
  number: string,
): Promise<void> {
  const before = await lockLead(tx, lead, call.services.clock());
  const change = {
    ...{ status: 'order' as const, reason: '', nextStep: '', dueAt: null },
    responsibleId: before.responsibleId ?? staffOf(call).id,
  };
  const said = { method: reserveInOffice.name, summary: `Стал заказом ${number}` };
  await storeWork(tx, call, said, { before, change });
}
