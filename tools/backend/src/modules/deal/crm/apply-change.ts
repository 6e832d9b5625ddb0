import { and, eq, isNull } from 'drizzle-orm';
import { LEAD_STATUSES, type LeadStatus } from '@m30/studio/contract/sales/lead.schema';
import type { Database } from '../../../kernel/db/database.ts';
import type { Services } from '../../../kernel/services.ts';
import { staffPeople } from '../../staff/person/staff-people.table.ts';
import { lockLead, writeWork } from '../lead-work/change-lead.ts';
import { crmEvents } from './crm-events.table.ts';

/** What the CRM says of a lead, in our words; `undefined` says nothing. */
export interface LeadNews {
  status?: LeadStatus | undefined;
  /** E-mail of a colleague; `null`: nobody. */
  responsible?: string | null | undefined;
  reason?: string | undefined;
}

/** Method of the journal. */
const METHOD = 'Crm.Hook';

const NO_REASON = 'Отказ отмечен в\u00a0CRM';

/**
 * Works a lead as the CRM says, by the rules of the staff, and writes the journal. What is so already changes nothing: our own echo. What the staff has changed
 * since then and the CRM does not know yet stays: it is newer.
 */
export async function applyChange(
  tx: Database,
  services: Pick<Services, 'clock' | 'log'>,
  lead: string,
  news: LeadNews,
): Promise<void> {
  const before = await lockLead(tx, lead, services.clock());
  const ours = and(
    eq(crmEvents.leadGuid, lead),
    eq(crmEvents.type, 'lead.updated'),
    isNull(crmEvents.deliveredAt),
  );
  if ((await tx.$count(crmEvents, ours)) > 0) {
    services.log.info({ lead }, 'a change of the CRM is older than ours, left out');
    return;
  }
  const { status, responsible, reason } = news;
  const person = await personOf(tx, services, responsible);
  const change = {
    ...(status !== undefined &&
      status !== before.status && {
        status,
        reason: status === 'declined' ? reason || NO_REASON : '',
      }),
    ...(person !== undefined && person.id !== before.responsibleId && { responsibleId: person.id }),
  };
  if (Object.keys(change).length === 0) return;
  const words = [
    ...('status' in change && status ? [`статус «${LEAD_STATUSES[status]}»`] : []),
    ...('responsibleId' in change && person ? [`ответственный: ${person.name}`] : []),
  ];
  const said = { method: METHOD, summary: `CRM: ${words.join(', ')}` };
  await writeWork(tx, { services, staff: null }, said, { before, change });
}

/** A colleague who may be responsible; `undefined` where nothing is said, or nobody is known by the address. */
async function personOf(
  tx: Database,
  { log }: Pick<Services, 'log'>,
  email: string | null | undefined,
): Promise<{ id: number | null; name: string } | undefined> {
  if (email === undefined) return undefined;
  if (email === null) return { id: null, name: 'никто' };
  const [found] = await tx
    .select()
    .from(staffPeople)
    .where(and(eq(staffPeople.email, email.toLowerCase()), isNull(staffPeople.restrictedAt)));
  if (!found) {
    log.warn('the CRM names a responsible whom the Studio does not know, left out');
    return undefined;
  }
  return { id: found.id, name: `${found.lastName} ${found.name}` };
}
