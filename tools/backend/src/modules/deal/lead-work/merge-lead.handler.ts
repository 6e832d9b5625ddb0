import { eq } from 'drizzle-orm';
import { mergeLead } from '@m30/studio/contract';
import { refuse } from '../../../kernel/method/refuse.ts';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { changeLead, lockLead, storeWork } from './change-lead.ts';
import { findDeskLead, findTwins } from './lead-query.ts';
import { leadNotes } from './lead-work.table.ts';

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
    const change = { status: 'declined', reason, nextStep: '', dueAt: null } as const;
    const said = { method: mergeLead.name, summary: 'Закрыта как двойник' };
    await storeWork(tx, call, said, { before, change });
    await tx.update(leadNotes).set({ leadGuid: lead }).where(eq(leadNotes.leadGuid, twin));
    return {};
  });
});
