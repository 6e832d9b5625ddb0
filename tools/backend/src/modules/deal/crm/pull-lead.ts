import { eq, and, sql } from 'drizzle-orm';
import type { LeadStatus } from '@m30/studio/contract/sales/lead.schema';
import type { Crm, TheirState } from '../../../adapters/crm/crm.ts';
import { inverse, type CrmMap } from '../../../adapters/crm/map/crm-map.ts';
import type { Services } from '../../../kernel/services.ts';
import { applyChange, type LeadNews } from './apply-change.ts';
import { crmLinks } from './crm-events.table.ts';
import { linkOf } from './links.ts';

/**
 * Reads how a lead stands in the CRM and works it so. Only what differs from what was last exchanged is news: of several statuses of ours that are one
 * there, an echo chooses none.
 */
export async function pullLead(
  services: Pick<Services, 'db' | 'clock' | 'log'>,
  { crm, map }: { crm: Crm; map: CrmMap },
  lead: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, log } = services;
  const link = await linkOf(db, crm.system, lead);
  const there = link && (await crm.read?.(link.external, signal));
  if (!there) {
    log.info({ lead }, 'the CRM no longer has the lead');
    return;
  }
  const news: LeadNews = {
    ...(there.status !== link.seen.status && statusNews(services, map, there, lead)),
    ...(there.responsible !== link.seen.responsible && responsibleNews(map, there)),
  };
  await db.transaction(async (tx) => {
    await applyChange(tx, services, lead, news);
    await tx
      .update(crmLinks)
      .set({ seen: sql`${crmLinks.seen} || ${JSON.stringify(there)}::jsonb` })
      .where(and(eq(crmLinks.system, crm.system), eq(crmLinks.leadGuid, lead)));
  });
}

function statusNews(
  { log }: Pick<Services, 'log'>,
  { statusesBack }: CrmMap,
  { status }: TheirState,
  lead: string,
): LeadNews {
  const ours = status === null ? undefined : statusesBack[status];
  if (ours === undefined)
    log.info({ lead, status }, 'a status of the CRM that the map does not name');
  return { status: ours as LeadStatus | undefined };
}

function responsibleNews({ managers }: CrmMap, { responsible }: TheirState): LeadNews {
  return { responsible: responsible === null ? undefined : inverse(managers)[responsible] };
}
