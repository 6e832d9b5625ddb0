import type { StudioResult } from '@m30/studio/contract/client';
import type { Services } from '../../../kernel/services.ts';
import { staffName } from '../../../kernel/studio/studio-call.ts';
import { anyLotCard } from '../../catalogue/premises/any-lot-card.ts';
import type { Snapshot } from '../../catalogue/snapshot/snapshot.ts';
import type { DeskLead } from './lead-query.ts';

type LeadRow = StudioResult<'Leads.List'>['leads'][number];

/** A lead as table and board show it. */
export function toDeskLead(
  { catalogue, clock, leadForms }: Pick<Services, 'catalogue' | 'clock' | 'leadForms'>,
  { lead, work, responsible, source }: DeskLead,
): LeadRow {
  const status = work?.status ?? 'new';
  const dueAt = work?.dueAt ?? null;
  const isOpen = status !== 'order' && status !== 'declined';
  return {
    guid: lead.guid,
    name: lead.name,
    phone: lead.phone,
    email: lead.details.email ?? '',
    form: lead.method,
    form_title: leadForms.get(lead.method) ?? lead.method,
    source,
    lot: lotOf(catalogue.snapshot, lead.details),
    status,
    responsible: responsible && { guid: responsible.guid, name: staffName(responsible) },
    next_step: work?.nextStep ?? '',
    due_at: dueAt?.toISOString() ?? null,
    overdue: isOpen && dueAt !== null && dueAt < clock(),
    created_at: lead.createdAt.toISOString(),
    answered_at: work?.answeredAt.toISOString() ?? null,
    version: work?.version ?? 0,
  };
}

/** The first lot that a lead names by its code; `null` where it names none that the catalogue knows. */
function lotOf(snapshot: Snapshot, { apartment_guid, objectId }: DeskLead['lead']['details']) {
  const codes = [apartment_guid, ...(objectId?.split(',') ?? [])];
  for (const code of codes) {
    const lot = code && snapshot.placed.get(code.trim().toLowerCase());
    const card = lot && anyLotCard(snapshot, lot.guid);
    if (!lot || !card) continue;
    return {
      guid: lot.guid,
      title: lotTitle(snapshot, lot.guid),
      price: card.price,
      url: card.url,
    };
  }
  return null;
}

/** «Канал 9, корпус 2, № 49»; empty where the catalogue does not know the lot. */
export function lotTitle({ placed }: Pick<Snapshot, 'placed'>, guid: string): string {
  const lot = placed.get(guid);
  if (!lot) return '';
  return `${lot.complex.name}, ${lot.building.name.toLowerCase()}, №\u00a0${lot.number}`;
}
