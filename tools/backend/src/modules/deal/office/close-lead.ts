import { reserveInOffice } from '@m30/studio/contract';
import type { Database } from '../../../kernel/db/database.ts';
import { staffOf, type StudioCall } from '../../../kernel/studio/studio-call.ts';
import { writeAudit } from '../../staff/audit/write-audit.ts';
import { lockLead } from '../lead-work/change-lead.ts';
import { leadWork } from '../lead-work/lead-work.table.ts';

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
  const after = {
    ...{ ...before, status: 'order' as const, reason: '', nextStep: '', dueAt: null },
    ...{ version: before.version + 1, responsibleId: before.responsibleId ?? staffOf(call).id },
  };
  await tx
    .insert(leadWork)
    .values(after)
    .onConflictDoUpdate({ target: leadWork.leadGuid, set: after });
  await writeAudit(tx, call, {
    ...{ method: reserveInOffice.name, summary: `Стал заказом ${number}` },
    ...{ subject: 'lead', subjectId: lead, before, after },
  });
}
