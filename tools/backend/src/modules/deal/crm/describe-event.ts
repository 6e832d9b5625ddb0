import { eq } from 'drizzle-orm';
import { STAGES } from '@m30/studio/contract/sales/order.schema';
import type { CrmEvent, CrmLead, CrmOrder } from '../../../adapters/crm/crm.ts';
import type { Services } from '../../../kernel/services.ts';
import { users } from '../../people/account/accounts.table.ts';
import { leadPayload } from '../lead-delivery/lead-payload.ts';
import type { leads } from '../lead/leads.table.ts';
import { findDeskLead, type DeskLead } from '../lead-work/lead-query.ts';
import { boughtName } from '../order/order-lots.ts';
import { orders } from '../order/orders.table.ts';
import type { crmEvents } from './crm-events.table.ts';

/** What describing needs: names of forms and lots. */
export type Describing = Pick<Services, 'db' | 'catalogue' | 'leadForms'>;

/** The event that brings a lead to the CRM; its id is the lead's. */
export async function describeNewLead(
  services: Describing,
  lead: typeof leads.$inferSelect,
): Promise<CrmEvent> {
  const found = await findDeskLead(services.db, lead.guid);
  return {
    ...{ id: lead.guid, type: 'lead.created', at: lead.createdAt.toISOString() },
    ...{ lead: toLead(services, { work: null, responsible: null, ...found, lead }) },
    ...{ viewing: null, order: null },
  };
}

/** An event with its lead or order as they are now; `null` where they are deleted. */
export async function describeEvent(
  services: Describing,
  { guid, type, at, leadGuid, orderGuid, viewing }: typeof crmEvents.$inferSelect,
): Promise<CrmEvent | null> {
  if (type === 'lead.pull') return null;
  const event = { id: guid, type, at: at.toISOString(), viewing };
  if (orderGuid !== null) {
    const order = await findOrder(services, orderGuid);
    return order && { ...event, lead: null, order };
  }
  const found = leadGuid === null ? null : await findDeskLead(services.db, leadGuid);
  return found && { ...event, lead: toLead(services, found), order: null };
}

function toLead(
  { leadForms }: Pick<Describing, 'leadForms'>,
  { lead, work, responsible }: Pick<DeskLead, 'lead' | 'work' | 'responsible'>,
): CrmLead {
  return {
    id: lead.guid,
    title: leadForms.get(lead.method) ?? lead.method,
    name: lead.name,
    phone: lead.phone,
    email: lead.details.email ?? '',
    status: work?.status ?? 'new',
    reason: work?.reason ?? '',
    responsible: responsible?.email ?? null,
    payload: leadPayload(lead),
  };
}

async function findOrder({ db, catalogue }: Describing, guid: string): Promise<CrmOrder | null> {
  const [found] = await db
    .select({ order: orders, buyer: users })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.guid, guid));
  if (!found) return null;
  const { order, buyer } = found;
  const name = [buyer.lastName, buyer.name, buyer.secondName].filter(Boolean).join(' ');
  return {
    ...{ id: guid, number: order.number, side: order.sideState, price: order.price / 100 },
    stage: order.stageNumber,
    stage_title: STAGES[order.stageNumber - 1] ?? '',
    lot: boughtName(catalogue.snapshot, order),
    buyer: { name, phone: buyer.phone ?? '', email: buyer.email ?? '' },
  };
}
