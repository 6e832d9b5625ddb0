import { and, eq, isNull } from 'drizzle-orm';
import type { Crm, HookMessage, ReportedChange } from '../../../adapters/crm/crm.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import type { Services } from '../../../kernel/services.ts';
import { leads } from '../lead/leads.table.ts';
import { applyChange } from './apply-change.ts';
import type { CrmDelivery } from './crm-delivery.ts';
import { crmEvents } from './crm-events.table.ts';
import { leadsOf } from './links.ts';

/** What came of a message: taken, not the CRM's, or not to be understood; `unknown` where there is no CRM. */
export type HeardOutcome = 'taken' | 'refused' | 'wrong' | 'unknown';

type Hearing = Pick<Services, 'db' | 'clock' | 'log'> & {
  crm: Crm;
  note: CrmDelivery['note'];
};

/** Takes a message of the CRM: stores what is to be read there, or works the lead at once. */
export async function hearMessage(parts: Hearing, message: HookMessage): Promise<HeardOutcome> {
  const { crm, log, clock } = parts;
  const heard = crm.hear(message, clock());
  if (heard === null) {
    log.warn({ system: crm.system }, 'a message that is not signed by the CRM, refused');
    return 'refused';
  }
  if ('wrong' in heard) {
    log.warn(
      { system: crm.system, at: heard.wrong },
      'a message of the CRM that is not understood',
    );
    return 'wrong';
  }
  if ('change' in heard) await hearChange(parts, heard.change);
  else await notePulls(parts, heard.leads);
  return 'taken';
}

/** Each lead is read once, however many messages wait for it. */
async function notePulls({ db, log, crm, note }: Hearing, external: readonly string[]) {
  const known = await leadsOf(db, crm.system, external);
  const strangers = external.filter((id) => !known.has(id));
  if (strangers.length > 0) log.info({ strangers }, 'items of the CRM that are not ours, ignored');
  for (const lead of known.values()) {
    await db.transaction(async (tx) => {
      await tx.select({ guid: leads.guid }).from(leads).where(eq(leads.guid, lead)).for('update');
      const waits = and(
        ...[eq(crmEvents.leadGuid, lead), eq(crmEvents.type, 'lead.pull')],
        ...[isNull(crmEvents.deliveredAt), isNull(crmEvents.claim)],
      );
      if ((await tx.$count(crmEvents, waits)) === 0) await note(tx, { type: 'lead.pull', lead });
    });
  }
}

async function hearChange(parts: Hearing, { key, lead, ...news }: ReportedChange): Promise<void> {
  const { db, log } = parts;
  if ((await db.$count(leads, eq(leads.guid, lead))) === 0) {
    log.info({ lead }, 'the CRM tells of a lead that is not ours, ignored');
    return;
  }
  const request = { method: 'Crm.Hook', key, payload: { lead, ...news } };
  await once(parts, request, async (tx) => {
    await applyChange(tx, parts, lead, news);
    return {};
  });
}
