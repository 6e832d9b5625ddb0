import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { StudioCall } from '../../../kernel/studio/studio-call.ts';
import { writeAudit } from '../../staff/audit/write-audit.ts';
import { leads } from '../lead/leads.table.ts';
import { leadWork } from './lead-work.table.ts';
import { readLead } from './read-lead.ts';

type Work = typeof leadWork.$inferSelect;

interface Wish {
  method: string;
  /** Russian, for the journal. */
  summary: string;
  lead: string;
  /** What the caller has seen. */
  version: number;
}

/** Locks a lead and reads how it is worked: writers of one lead wait for one another. */
export async function lockLead(tx: Database, lead: string, now: Date): Promise<Work> {
  const [there] = await tx
    .select({ guid: leads.guid })
    .from(leads)
    .where(eq(leads.guid, lead))
    .for('update');
  if (!there) throw refuse(404, 'Такой заявки нет');
  const [work] = await tx.select().from(leadWork).where(eq(leadWork.leadGuid, lead));
  const untouched = { status: 'new', reason: '', responsibleId: null, nextStep: '' } as const;
  return work ?? { ...untouched, leadGuid: lead, dueAt: null, answeredAt: now, version: 0 };
}

/** Who changes a lead: a colleague, or nobody where it is the product itself. */
type By = { services: Pick<StudioCall['services'], 'clock'>; staff: StudioCall['staff'] };

/** Stores how a locked lead is worked from now on, as its next version, writes the journal, and tells the CRM. */
export async function storeWork(
  tx: Database,
  call: StudioCall,
  said: Pick<Wish, 'method' | 'summary'>,
  work: { before: Work; change: Partial<Work> },
): Promise<void> {
  await writeWork(tx, call, said, work);
  await call.services.crm.note(tx, { type: 'lead.updated', lead: work.before.leadGuid });
}

/** The same without telling the CRM: what comes from there. */
export async function writeWork(
  tx: Database,
  by: By,
  said: Pick<Wish, 'method' | 'summary'>,
  { before, change }: { before: Work; change: Partial<Work> },
): Promise<void> {
  const after = { ...before, ...change, version: before.version + 1 };
  await tx
    .insert(leadWork)
    .values(after)
    .onConflictDoUpdate({ target: leadWork.leadGuid, set: after });
  await writeAudit(tx, by, {
    ...said,
    ...{ subject: 'lead', subjectId: before.leadGuid, before, after },
  });
}

/**
 * Changes how a lead is worked and writes the journal, in one transaction.
 * @param change what is to be otherwise
 * @throws Refused 404, or 409 where a colleague has changed it meanwhile
 */
export async function changeLead(
  call: StudioCall,
  { method, summary, lead, version }: Wish,
  change: (tx: Database, work: Work) => Promise<Partial<Work>> | Partial<Work>,
) {
  const { db, clock } = call.services;
  await db.transaction(async (tx) => {
    const before = await lockLead(tx, lead, clock());
    if (before.version !== version) {
      throw refuse(409, 'Заявку уже изменил коллега. Обновите её и\u00a0повторите');
    }
    await storeWork(tx, call, { method, summary }, { before, change: await change(tx, before) });
  });
  return { lead: await readLead(call.services, lead) };
}
