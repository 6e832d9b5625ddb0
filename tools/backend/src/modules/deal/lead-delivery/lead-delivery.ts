import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { oneAtATime } from '../../../kernel/time/one-at-a-time.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { leadDelivery, leads } from '../lead/leads.table.ts';
import { reasonOf, waitAfter } from '../../../adapters/crm/crm-failure.ts';

/** Takes leads to the CRM, once each by its key, whatever fails in between. */
export interface LeadDelivery {
  /** Notes that a lead is to be delivered; give it the transaction that stores the lead. */
  add(db: Database, leadGuid: string): Promise<void>;
  /** Delivers what is due; call it after the transaction. Never rejects. */
  flush(): Promise<void>;
  /** Breaks off what is under way: it comes again after the next start. */
  stop(): Promise<void>;
}

/** What delivering needs, whatever is delivered. */
export interface DeliveryParts {
  db: Database;
  clock: () => Date;
  log: Logger;
  /** The circuit is open: the receiver is not called for a while. */
  isOpen?: () => boolean;
  random?: () => number;
}

interface DeliveryOptions extends DeliveryParts {
  /** Brings one lead; rejects unless it is taken. */
  send: (lead: typeof leads.$inferSelect, signal?: AbortSignal) => Promise<void>;
}

interface Claim {
  leadGuid: string;
  claim: string;
  attempts: number;
}

/** Milliseconds that a try has to end in; longer than the webhook's timeout. */
export const LEASE = 60_000;

/** After so many failures in a row the receiver is down, and the rest waits for the next look. */
export const MAX_FAILURES = 3;

/**
 * Makes the delivery of leads. A try holds no transaction open while it waits for the receiver: it
 * takes the row for the time of a lease, and one that was killed is taken over afterwards.
 */
export function createLeadDelivery(options: DeliveryOptions): LeadDelivery {
  const { db, send, clock, log, isOpen = () => false, random = Math.random } = options;
  const stopped = new AbortController();
  async function deliverAll() {
    let failures = 0;
    while (failures < MAX_FAILURES && !isOpen() && !stopped.signal.aborted) {
      const next = await claimNext();
      if (!next) return;
      failures = (await deliver(next)) ? 0 : failures + 1;
    }
  }

  function claimNext(): Promise<Claim | null> {
    return db.transaction(async (tx) => {
      const now = clock();
      const [due] = await tx
        .select({ leadGuid: leadDelivery.leadGuid })
        .from(leadDelivery)
        .where(and(isNull(leadDelivery.deliveredAt), lte(leadDelivery.nextAttemptAt, now)))
        .orderBy(asc(leadDelivery.nextAttemptAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!due) return null;
      const claim = randomUUID();
      const [claimed] = await tx
        .update(leadDelivery)
        .set({
          claim,
          attempts: sql`${leadDelivery.attempts} + 1`,
          nextAttemptAt: new Date(now.getTime() + LEASE),
        })
        .where(eq(leadDelivery.leadGuid, due.leadGuid))
        .returning({ attempts: leadDelivery.attempts });
      return { leadGuid: due.leadGuid, claim, attempts: claimed?.attempts ?? 1 };
    });
  }

  async function deliver({ leadGuid, claim, attempts }: Claim): Promise<boolean> {
    const mine = and(eq(leadDelivery.leadGuid, leadGuid), eq(leadDelivery.claim, claim));
    const settle = (outcome: Partial<typeof leadDelivery.$inferInsert>) =>
      db.update(leadDelivery).set(outcome).where(mine);
    const [lead] = await db.select().from(leads).where(eq(leads.guid, leadGuid));
    if (!lead) return true;
    try {
      await send(lead, stopped.signal);
    } catch (error) {
      const reason = reasonOf(error);
      const wait = waitAfter(error, attempts, random());
      log.warn({ lead: leadGuid, attempts, reason, wait }, 'lead not delivered, kept for later');
      const nextAttemptAt = new Date(clock().getTime() + wait);
      await settle({ nextAttemptAt, lastError: reason, claim: null });
      return false;
    }
    await settle({ deliveredAt: clock(), lastError: null, claim: null });
    return true;
  }

  const flush = oneAtATime(deliverAll, (error) => {
    log.error({ err: error }, 'lead delivery could not be read');
  });
  return {
    async add(tx, leadGuid) {
      await tx.insert(leadDelivery).values({ leadGuid, nextAttemptAt: clock() });
    },
    flush,
    stop() {
      stopped.abort(new Error('stopped'));
      return flush();
    },
  };
}
