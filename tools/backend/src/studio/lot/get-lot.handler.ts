import { eq } from 'drizzle-orm';
import { getLot } from '@m30/studio/contract';
import { nextStatuses } from '@m30/studio/contract/catalogue/lot-status';
import { refuse } from '../../kernel/method/refuse.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { staffName } from '../../kernel/studio/studio-call.ts';
import { anyLotCard } from '../../modules/catalogue/premises/any-lot-card.ts';
import { isActive, statusAt } from '../../modules/deal/hold/find-holds.ts';
import { lotTitle } from '../../modules/deal/lead-work/to-desk-lead.ts';
import { lots } from '../../modules/estate/objects.table.ts';
import type { LotStatus } from '../../modules/estate/types.ts';
import {
  changesOf,
  holdsOf,
  importsOf,
  pricesOf,
  statusesOf,
  toHoldEvents,
  toStatusEvent,
  type GivenOnce,
  type HeldOnce,
} from './lot-history.ts';

/** Answers `getLot`: a hold that has run out holds nothing, whether or not that was written. */
export const getLotHandler = implementStudio(
  getLot,
  async ({ lot: guid }, { services: { db, catalogue, clock } }) => {
    const [row] = await db.select().from(lots).where(eq(lots.guid, guid));
    if (!row) throw refuse(404, 'Такого лота нет');
    const { snapshot } = catalogue;
    const [changes, held, imported, given] = await Promise.all([
      changesOf(db, guid),
      holdsOf(db, guid),
      importsOf(db, row.id),
      statusesOf(db, guid),
    ]);
    const events = [
      ...changes,
      ...held.flatMap(toHoldEvents),
      ...imported,
      ...given.map(toStatusEvent),
      ...(await pricesOf(db, guid, [...changes, ...imported])),
    ];
    const now = clock();
    const open = held.find(({ hold }) => hold.endedAt === null)?.hold;
    const status = statusAt(row.status, open, now);
    return {
      title: lotTitle(snapshot, guid) || `№\u00a0${row.number}`,
      url: anyLotCard(snapshot, guid)?.url ?? null,
      ...{ status, price: row.price, old_price: row.oldPrice },
      held: heldNow(held, status, now),
      kept: keptNow(given, status),
      next: nextStatuses(status, isActive(open, now)),
      events: events.toSorted((one, other) => other.at.localeCompare(one.at)),
    };
  },
);

/** The order that holds a lot, or by which it is bought; `null` where none does. */
function heldNow(held: readonly HeldOnce[], status: LotStatus, now: Date) {
  const isBought = status === 'reserved' || status === 'sold';
  const active = held.find(({ hold }) => isActive(hold, now));
  const found = active ?? (isBought ? held.find(({ hold }) => hold.end === 'done') : undefined);
  if (!found) return null;
  const { hold, number, buyer } = found;
  return {
    ...{ order: hold.orderGuid, number, buyer: `${buyer.lastName} ${buyer.name}`.trim() },
    until: active ? hold.expiresAt.toISOString() : null,
  };
}

/** Why the company keeps a lot: the latest word of the staff, while the lot still stands as it said. */
function keptNow([latest]: readonly GivenOnce[], status: LotStatus) {
  if (!latest || status === 'free' || latest.change.after !== status) return null;
  const { change, by } = latest;
  return { reason: change.reason, by: staffName(by), since: change.madeAt.toISOString() };
}
