import { and, desc, eq } from 'drizzle-orm';
import type { StudioResult } from '@m30/studio/contract/client';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { staffName } from '../../../kernel/studio/studio-call.ts';
import { staffPeople } from '../../staff/person/staff-people.table.ts';
import { deliveryState } from '../lead/delivery-state.ts';
import { findLead } from '../lead/find-leads.ts';
import { factsOf, filesOf } from './lead-facts.ts';
import { orders } from '../order/orders.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { findDeskLead, findTwins } from './lead-query.ts';
import { leadNotes } from './lead-work.table.ts';
import { lotTitle, toDeskLead } from './to-desk-lead.ts';

type Lead = StudioResult<'Leads.Get'>['lead'];
type Note = Lead['notes'][number];

const MOST_ORDERS = 5;

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
  return {
    ...toDeskLead(services, found),
    facts: factsOf(lead),
    files: filesOf(lead),
    marketing: lead.marketing,
    referrer: lead.referrer,
    delivery: deliveryState(delivered?.delivery ?? null),
    notes: notes.map(({ note, author }) => toNote(note, author)),
    orders: await ordersOf(services, lead.phone),
    twins: twins.map((twin) => {
      const { guid: other, form_title, status, created_at } = toDeskLead(services, twin);
      return { guid: other, form_title, status, created_at };
    }),
  };
}

/** Orders of whoever has proved the phone; a lead without one has none. */
async function ordersOf(services: Services, phone: string): Promise<Lead['orders']> {
  const { db, catalogue } = services;
  const found = await db
    .select({ guid: orders.guid, number: orders.number, lot: orders.lotGuid })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(users.phone, phone), eq(users.phoneConfirmed, true)))
    .orderBy(desc(orders.createdAt))
    .limit(MOST_ORDERS);
  return found.map(({ lot, ...order }) => ({ ...order, lot: lotTitle(catalogue.snapshot, lot) }));
}
