import { and, eq } from 'drizzle-orm';
import type { StudioResult } from '@m30/studio/contract/client';
import type { Services } from '../../kernel/services.ts';
import { staffName } from '../../kernel/studio/studio-call.ts';
import { toEvent } from '../../modules/deal/order/database-store.ts';
import { toTimeline } from '../../modules/deal/order/event-words.ts';
import type { ReadOrder } from '../../modules/deal/order/find-orders.ts';
import { staffAudit } from '../../modules/staff/audit/staff-audit.table.ts';
import { staffPeople } from '../../modules/staff/person/staff-people.table.ts';

type Entry = StudioResult<'Orders.GetTimeline'>['timeline'][number];

/** Milliseconds between an event and its entry in the journal, which is written after it in the same transaction. */
const NEAR = 2_000;

/** Everything that happened to an order, newest first, with who of the staff did it where the journal knows. */
export async function timelineOf(
  { db }: Pick<Services, 'db'>,
  { row, events, people }: ReadOrder,
): Promise<Entry[]> {
  const done = await db
    .select({ at: staffAudit.at, person: staffPeople })
    .from(staffAudit)
    .innerJoin(staffPeople, eq(staffPeople.id, staffAudit.personId))
    .where(and(eq(staffAudit.subject, 'order'), eq(staffAudit.subjectId, row.guid)));
  const whoAt = (at: Date) => {
    const late = (one: Date) => one.getTime() - at.getTime();
    const entry = done.find((one) => late(one.at) >= 0 && late(one.at) < NEAR);
    return entry ? staffName(entry.person) : null;
  };
  const deal = { people, contract: row.contract };
  return events.toReversed().map((event) => {
    const { at, actor, title, text } = toTimeline(toEvent(event), row.guid, deal);
    return {
      ...{ seq: event.seq, at, actor, title },
      person: event.actor === 'company' ? whoAt(event.at) : null,
      // The words of an event may be its reason, which is shown by itself.
      text: text === event.reason ? '' : (text ?? ''),
      reason: event.reason,
    };
  });
}
