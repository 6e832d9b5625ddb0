import { desc, eq } from 'drizzle-orm';
import type { StudioResult } from '@m30/studio/contract/client';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { staffName } from '../../../kernel/studio/studio-call.ts';
import { staffPeople } from '../../staff/person/staff-people.table.ts';
import { deliveryState } from '../lead/delivery-state.ts';
import { findLead } from '../lead/find-leads.ts';
import { DETAIL_LABELS } from '../lead/labels.ts';
import { findDeskLead, findTwins } from './lead-query.ts';
import { leadNotes } from './lead-work.table.ts';
import { toDeskLead } from './to-desk-lead.ts';

type Lead = StudioResult<'Leads.Get'>['lead'];
type Note = Lead['notes'][number];

/** A note as the desk shows it. */
export const toNote = (
  { guid, kind, text, at }: typeof leadNotes.$inferSelect,
  author: Pick<typeof staffPeople.$inferSelect, 'lastName' | 'name'> | null,
): Note => ({ guid, kind, text, author: author ? staffName(author) : '', at: at.toISOString() });

/**
 * A lead with its form, notes and twins.
 * @throws Refused 404
 */
export async function readLead(services: Services, guid: string): Promise<Lead> {
  const { db } = services;
  const found = await findDeskLead(db, guid);
  if (!found) throw refuse(404, 'Такой заявки нет');
  const { lead } = found;
  const notes = await db
    .select({ note: leadNotes, author: staffPeople })
    .from(leadNotes)
    .leftJoin(staffPeople, eq(staffPeople.id, leadNotes.authorId))
    .where(eq(leadNotes.leadGuid, guid))
    .orderBy(desc(leadNotes.at), desc(leadNotes.guid));
  const twins = await findTwins(db, lead);
  const delivered = await findLead(db, guid);
  const facts = Object.entries(DETAIL_LABELS).flatMap(([key, label]) => {
    const value = lead.details[key];
    return value ? [{ label, value }] : [];
  });
  return {
    ...toDeskLead(services, found),
    facts,
    marketing: lead.marketing,
    referrer: lead.referrer,
    delivery: deliveryState(delivered?.delivery ?? null),
    notes: notes.map(({ note, author }) => toNote(note, author)),
    twins: twins.map((twin) => {
      const { guid: other, form_title, status, created_at } = toDeskLead(services, twin);
      return { guid: other, form_title, status, created_at };
    }),
  };
}
