import { randomUUID } from 'node:crypto';
import { and, isNull } from 'drizzle-orm';
import type {
  Crm,
  CrmEventType,
  CrmSystem,
  CrmViewing,
  HookMessage,
} from '../../../adapters/crm/crm.ts';
import { crmConnections } from '../../../adapters/crm/crm-connections.table.ts';
import { CrmFailure, isOfOneThing, reasonOf } from '../../../adapters/crm/crm-failure.ts';
import type { CrmMap } from '../../../adapters/crm/map/crm-map.ts';
import type { Breaker } from '../../../kernel/observability/breaker.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { oneAtATime } from '../../../kernel/time/one-at-a-time.ts';
import { createLeadDelivery, type LeadDelivery } from '../lead-delivery/lead-delivery.ts';
import { leadDelivery } from '../lead/leads.table.ts';
import { crmEvents } from './crm-events.table.ts';
import { deliverEvents } from './deliver-events.ts';
import { describeEvent, describeNewLead, type Describing } from './describe-event.ts';
import { hearMessage, type HeardOutcome } from './hear-message.ts';
import { pullLead } from './pull-lead.ts';
import type { Services } from '../../../kernel/services.ts';

/** Something that the CRM is to be told of, with the lead or the order that it belongs to. */
type NotedEvent =
  | { type: Extract<CrmEventType, `lead.${string}`> | 'lead.pull'; lead: string }
  | { type: Extract<CrmEventType, `viewing.${string}`>; lead: string; viewing: CrmViewing }
  | { type: Extract<CrmEventType, `order.${string}` | `stage.${string}`>; order: string };

/** Everything that goes to the company's CRM and comes back from it. */
export interface CrmDelivery extends LeadDelivery {
  /** `null` where none is set up. */
  readonly system: CrmSystem | null;
  /** Notes an event; give it the transaction of its cause. */
  note(tx: Database, event: NotedEvent): Promise<void>;
  /** Takes a message that came to the address of the CRM. */
  hear(message: HookMessage): Promise<HeardOutcome>;
  /** Makes everything that waits due at once. */
  retry(): Promise<void>;
}

interface CrmParts extends Describing, Pick<Services, 'clock' | 'log'> {
  crm: Crm;
  map: CrmMap;
  breaker?: Breaker;
  random?: () => number;
}

/** Without a CRM there is nothing to deliver. */
export const noCrm: CrmDelivery = {
  system: null,
  add: () => Promise.resolve(),
  note: () => Promise.resolve(),
  hear: () => Promise.resolve('unknown'),
  retry: () => Promise.resolve(),
  flush: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

/** Makes the delivery to a CRM: leads by their own queue, then what happened to them. */
export function createCrmDelivery(parts: CrmParts): CrmDelivery {
  const { db, clock, log, crm, breaker, random } = parts;
  const { system } = crm;
  const stopped = new AbortController();

  const remember = (outcome: Partial<typeof crmConnections.$inferInsert>) =>
    db
      .insert(crmConnections)
      .values({ system, ...outcome })
      .onConflictDoUpdate({ target: crmConnections.system, set: outcome });

  /** Asks the CRM; what is wrong with one thing is none of its faults. */
  async function guarded(work: () => Promise<void>): Promise<void> {
    const asked = async () => {
      try {
        await work();
        return null;
      } catch (error) {
        if (isOfOneThing(error)) return error;
        throw error;
      }
    };
    try {
      const failed = await (breaker ? breaker.run(asked) : asked());
      if (failed) throw failed;
    } catch (error) {
      if (!(error instanceof CrmFailure && error.kind === 'gone')) {
        await remember({ failedAt: clock(), failure: reasonOf(error) });
      }
      throw error;
    }
    await remember({ succeededAt: clock() });
  }

  const common = { db, clock, log, ...(random && { random }), isOpen: () => !!breaker?.isOpen };
  const ofLeads = createLeadDelivery({
    ...common,
    send: async (lead, signal) => {
      const event = await describeNewLead(parts, lead);
      await guarded(() => crm.send(event, signal ?? stopped.signal));
    },
  });

  async function handle(row: typeof crmEvents.$inferSelect, signal: AbortSignal) {
    if (row.type === 'lead.pull') {
      const lead = row.leadGuid;
      if (lead !== null) await guarded(() => pullLead(parts, parts, lead, signal));
      return;
    }
    const event = await describeEvent(parts, row);
    if (event) await guarded(() => crm.send(event, signal));
  }

  async function flushAll() {
    await ofLeads.flush();
    await deliverEvents({ ...common, signal: stopped.signal }, handle);
  }

  const flush = oneAtATime(flushAll, (error) => {
    log.error({ err: error }, 'events for the CRM could not be read');
  });

  const note: CrmDelivery['note'] = async (tx, event) => {
    const at = clock();
    await tx.insert(crmEvents).values({
      ...{ guid: randomUUID(), type: event.type, at, nextAttemptAt: at },
      leadGuid: 'lead' in event ? event.lead : null,
      orderGuid: 'order' in event ? event.order : null,
      viewing: 'viewing' in event ? event.viewing : null,
    });
  };

  return {
    system,
    add: ofLeads.add,
    note,
    async hear(message) {
      const outcome = await hearMessage({ ...parts, note }, message);
      void flush();
      return outcome;
    },
    async retry() {
      const due = { nextAttemptAt: clock() };
      await db.update(leadDelivery).set(due).where(waiting(leadDelivery));
      await db.update(crmEvents).set(due).where(waiting(crmEvents));
      void flush();
    },
    flush,
    async stop() {
      stopped.abort(new Error('stopped'));
      await ofLeads.stop();
      await flush();
    },
  };
}

/** What waits and is not just being tried. */
const waiting = (table: typeof leadDelivery | typeof crmEvents) =>
  and(isNull(table.deliveredAt), isNull(table.claim));
