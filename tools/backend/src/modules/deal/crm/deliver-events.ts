import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lt, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { CrmFailure, reasonOf, waitAfter } from '../../../adapters/crm/crm-failure.ts';
import { leadDelivery } from '../lead/leads.table.ts';
import { LEASE, MAX_FAILURES, type DeliveryParts } from '../lead-delivery/lead-delivery.ts';
import { crmEvents } from './crm-events.table.ts';

type EventRow = typeof crmEvents.$inferSelect;

/** Tells the CRM of one event, or reads there. */
type Handle = (event: EventRow, signal: AbortSignal) => Promise<void>;

const earlier = alias(crmEvents, 'earlier');

/**
 * Delivers events that are due: of one lead or order in the order in which they happened, and never before the lead itself is there. Like the delivery
 * of leads, a try takes its row for the time of a lease.
 */
export async function deliverEvents(
  parts: DeliveryParts & { signal: AbortSignal },
  handle: Handle,
): Promise<void> {
  const { isOpen = () => false, signal } = parts;
  let failures = 0;
  while (failures < MAX_FAILURES && !isOpen() && !signal.aborted) {
    const next = await claimNext(parts);
    if (!next) return;
    failures = (await deliver(parts, next, handle)) ? 0 : failures + 1;
  }
}

function claimNext({ db, clock }: DeliveryParts): Promise<EventRow | null> {
  return db.transaction(async (tx) => {
    const now = clock();
    const before = tx
      .select({ id: earlier.id })
      .from(earlier)
      .where(
        and(
          isNull(earlier.deliveredAt),
          lt(earlier.id, crmEvents.id),
          sql`coalesce(${earlier.leadGuid}, ${earlier.orderGuid}) = coalesce(${crmEvents.leadGuid}, ${crmEvents.orderGuid})`,
        ),
      );
    const lead = tx
      .select({ guid: leadDelivery.leadGuid })
      .from(leadDelivery)
      .where(and(eq(leadDelivery.leadGuid, crmEvents.leadGuid), isNull(leadDelivery.deliveredAt)));
    const [due] = await tx
      .select()
      .from(crmEvents)
      .where(
        and(
          isNull(crmEvents.deliveredAt),
          lte(crmEvents.nextAttemptAt, now),
          notExists(before),
          notExists(lead),
        ),
      )
      .orderBy(asc(crmEvents.nextAttemptAt), asc(crmEvents.id))
      .limit(1)
      .for('update', { skipLocked: true, of: crmEvents });
    if (!due) return null;
    const claimed = {
      ...{ claim: randomUUID(), attempts: due.attempts + 1 },
      nextAttemptAt: new Date(now.getTime() + LEASE),
    };
    await tx.update(crmEvents).set(claimed).where(eq(crmEvents.id, due.id));
    return { ...due, ...claimed };
  });
}

async function deliver(
  { db, clock, log, random = Math.random, signal }: DeliveryParts & { signal: AbortSignal },
  event: EventRow,
  handle: Handle,
): Promise<boolean> {
  const { id, type, claim, attempts } = event;
  const mine = and(eq(crmEvents.id, id), eq(crmEvents.claim, claim ?? ''));
  const settle = (outcome: Partial<EventRow>) =>
    db
      .update(crmEvents)
      .set({ claim: null, ...outcome })
      .where(mine);
  const about = { event: type, of: event.leadGuid ?? event.orderGuid, attempts };
  try {
    await handle(event, signal);
    await settle({ deliveredAt: clock(), lastError: null });
  } catch (error) {
    const reason = reasonOf(error);
    if (error instanceof CrmFailure && error.kind === 'gone') {
      log.warn({ ...about, reason }, 'deleted in the CRM, nothing to change there');
      await settle({ deliveredAt: clock(), lastError: 'deleted there' });
      return true;
    }
    const wait = waitAfter(error, attempts, random());
    log.warn({ ...about, reason, wait }, 'event not delivered to the CRM, kept for later');
    await settle({ nextAttemptAt: new Date(clock().getTime() + wait), lastError: reason });
    return false;
  }
  return true;
}
