import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../db/database.ts';
import { holds, lots, orderEvents, orders, users } from '../../db/schema/index.ts';
import { LAST_HELD_STAGE } from './hold-rules.ts';
import { endReason, endText } from './hold-words.ts';
import type { HoldRow } from './find-holds.ts';

type Needed = Pick<Services, 'catalogue' | 'outbox'>;

/**
 * Ends the holds that have expired: their lots are free, their orders stop, their buyers are told.
 * Whoever calls it at the same time ends none of them a second time.
 * @param lotGuid end this lot's alone
 */
export async function endExpired(
  tx: Database,
  services: Needed,
  { now, lotGuid }: { now: Date; lotGuid?: string },
): Promise<number> {
  const ended = await tx
    .update(holds)
    .set({ endedAt: now, end: 'expired' })
    .where(
      and(
        isNull(holds.endedAt),
        lte(holds.expiresAt, now),
        lotGuid === undefined ? undefined : eq(holds.lotGuid, lotGuid),
      ),
    )
    .returning();
  if (ended.length === 0) return 0;
  await freeLots(tx, ended);
  await stopOrders(tx, services, ended, now);
  await tellBuyers(tx, services, ended);
  return ended.length;
}

/** Makes the lots of ended holds free, unless a deal has taken them meanwhile. */
export async function freeLots(tx: Database, ended: readonly HoldRow[]): Promise<void> {
  const guids = ended.map(({ lotGuid }) => lotGuid);
  await tx
    .update(lots)
    .set({ status: 'free' })
    .where(and(inArray(lots.guid, guids), eq(lots.status, 'held')));
}

async function stopOrders(
  tx: Database,
  { catalogue }: Needed,
  ended: readonly HoldRow[],
  now: Date,
): Promise<void> {
  const stopped = await tx
    .update(orders)
    .set({ sideState: 'expired', deadline: null })
    .where(
      and(
        inArray(
          orders.guid,
          ended.map(({ orderGuid }) => orderGuid),
        ),
        isNull(orders.sideState),
        lte(orders.stageNumber, LAST_HELD_STAGE),
      ),
    )
    .returning();
  if (stopped.length === 0) return;
  await tx.insert(orderEvents).values(
    stopped.map(({ guid, lotGuid, stageNumber }) => ({
      guid: randomUUID(),
      orderGuid: guid,
      actor: 'company' as const,
      fromStage: stageNumber,
      toStage: stageNumber,
      reason: endReason(catalogue.snapshot.placed.get(lotGuid)?.kind ?? 'flat'),
      at: now,
    })),
  );
}

async function tellBuyers(
  tx: Database,
  { catalogue, outbox }: Needed,
  ended: readonly HoldRow[],
): Promise<void> {
  const phones = await phonesOf(tx, ended);
  for (const { lotGuid, userId } of ended) {
    const lot = catalogue.snapshot.placed.get(lotGuid);
    const to = phones.get(userId);
    if (lot && to) await outbox.add(tx, { kind: 'sms', to, text: endText(lot) });
  }
}

/** Phones of the buyers of holds. */
export async function phonesOf(
  tx: Database,
  rows: readonly HoldRow[],
): Promise<ReadonlyMap<number, string>> {
  const found = await tx
    .select({ id: users.id, phone: users.phone })
    .from(users)
    .where(
      inArray(
        users.id,
        rows.map(({ userId }) => userId),
      ),
    );
  return new Map(found.map(({ id, phone }) => [id, phone]));
}
