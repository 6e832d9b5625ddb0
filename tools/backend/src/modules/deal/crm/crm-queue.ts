import { and, asc, count, eq, isNotNull, isNull, min } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { leadDelivery, leads } from '../lead/leads.table.ts';
import { crmEvents } from './crm-events.table.ts';

/** Something that the CRM has not taken. */
interface Stuck {
  guid: string;
  type: (typeof crmEvents.$inferSelect)['type'];
  lead: string | null;
  order: string | null;
  attempts: number;
  /** Why the last try failed. */
  reason: string;
  nextAt: Date;
}

/** Everything that waits for the CRM. */
interface CrmQueue {
  waiting: number;
  since: Date | null;
  stuckTotal: number;
  /** Due first come first. */
  stuck: Stuck[];
}

/** How many leads and events the CRM has not taken yet. */
export const countWaiting = async (db: Database): Promise<number> =>
  (await db.$count(leadDelivery, isNull(leadDelivery.deliveredAt))) +
  (await db.$count(crmEvents, isNull(crmEvents.deliveredAt)));

/**
 * Reads what waits for the CRM: leads, and what happened to them.
 * @param most of those that have failed already
 */
export async function readQueue(db: Database, most: number): Promise<CrmQueue> {
  const ofLeads = isNull(leadDelivery.deliveredAt);
  const ofEvents = isNull(crmEvents.deliveredAt);
  const failedLeads = and(ofLeads, isNotNull(leadDelivery.lastError));
  const failedEvents = and(ofEvents, isNotNull(crmEvents.lastError));
  const [leadSums] = await db
    .select({ waiting: count(), since: min(leads.createdAt) })
    .from(leadDelivery)
    .innerJoin(leads, eq(leads.guid, leadDelivery.leadGuid))
    .where(ofLeads);
  const [eventSums] = await db
    .select({ waiting: count(), since: min(crmEvents.at) })
    .from(crmEvents)
    .where(ofEvents);
  const stuckLeads = await db
    .select()
    .from(leadDelivery)
    .where(failedLeads)
    .orderBy(asc(leadDelivery.nextAttemptAt))
    .limit(most);
  const stuckEvents = await db
    .select()
    .from(crmEvents)
    .where(failedEvents)
    .orderBy(asc(crmEvents.nextAttemptAt))
    .limit(most);
  const sinces = [leadSums?.since, eventSums?.since].flatMap((since) => since ?? []);
  const stuck = [
    ...stuckLeads.map((row) => ({
      ...{ guid: row.leadGuid, type: 'lead.created' as const, lead: row.leadGuid, order: null },
      ...{ attempts: row.attempts, reason: row.lastError ?? '', nextAt: row.nextAttemptAt },
    })),
    ...stuckEvents.map((row) => ({
      ...{ guid: row.guid, type: row.type, lead: row.leadGuid, order: row.orderGuid },
      ...{ attempts: row.attempts, reason: row.lastError ?? '', nextAt: row.nextAttemptAt },
    })),
  ];
  return {
    waiting: (leadSums?.waiting ?? 0) + (eventSums?.waiting ?? 0),
    since: sinces.toSorted((a, b) => +a - +b)[0] ?? null,
    stuckTotal:
      (await db.$count(leadDelivery, failedLeads)) + (await db.$count(crmEvents, failedEvents)),
    stuck: stuck.toSorted((a, b) => +a.nextAt - +b.nextAt).slice(0, most),
  };
}
