import { eq } from 'drizzle-orm';
import { mergeLead } from '@m30/studio/contract';
import { refuse } from '../../../kernel/method/refuse.ts';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { writeAudit } from '../../staff/audit/write-audit.ts';
import { changeLead, lockLead } from './change-lead.ts';
import { findDeskLead, findTwins } from './lead-query.ts';
import { leadNotes, leadWork } from './lead-work.table.ts';

/** Answers `mergeLead`: what the visitor sent stays in each, what the staff wrote comes together. */
export const mergeLeadHandler = implementStudio(mergeLead, ({ lead, version, twin }, call) => {
  const { clock } = call.services;
  const about = { method: mergeLead.name, summary: 'Двойник объединён', lead, version };
  return changeLead(call, about, async (tx) => {
    const found = await findDeskLead(tx, lead);
    const twins = found ? await findTwins(tx, found.lead) : [];
    if (!found || twins.every((one) => one.lead.guid !== twin)) {
      throw refuse(422, 'Это не\u00a0двойник: у\u00a0заявок разные телефоны и\u00a0почта');
    }
    const before = await lockLead(tx, twin, clock());
    const reason = `Объединена с\u00a0заявкой: ${found.lead.name || found.lead.phone}`;
    const closed = { status: 'declined', reason, nextStep: '', dueAt: null } as const;
    const after = { ...before, ...closed, version: before.version + 1 };
    await tx
      .insert(leadWork)
      .values(after)
      .onConflictDoUpdate({ target: leadWork.leadGuid, set: after });
    await tx.update(leadNotes).set({ leadGuid: lead }).where(eq(leadNotes.leadGuid, twin));
    await writeAudit(tx, call, {
      ...{ method: mergeLead.name, summary: 'Закрыта как двойник' },
      ...{ subject: 'lead', subjectId: twin, before, after },
    });
    return {};
  });
});
