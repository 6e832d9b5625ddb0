import { and, eq, ne, sql } from 'drizzle-orm';
import { formatDate } from '@m30/ui-kit/format';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { appointments } from './appointments.table.ts';
import { nearestFree } from './free-slots.ts';
import { isStart, RULES } from './slot-rules.ts';
import type { SlotPlace } from './types.ts';

/** A time in a place. */
export interface Slot extends SlotPlace {
  readonly at: Date;
}

/** What those who ask for one time wait for. */
export const slotKey = ({ kind, place, at }: Slot): string =>
  `slot:${kind}:${place}:${at.toISOString()}`;

/**
 * Finds a free place at a time. Whoever asks for the same time waits until the transaction is over;
 * the unique index stands behind it.
 * @throws Refused 422 for a time at which nobody receives, 409 with the nearest free times in
 *   `details.free` where all places are taken
 */
export async function reserveSeat(tx: Database, slot: Slot, now: Date): Promise<number> {
  const { kind, place, at } = slot;
  if (!isStart(kind, at, now)) {
    throw refuse(422, 'На\u00a0это время записи нет. Выберите другое');
  }
  await lockKey(tx, slotKey(slot));
  const rows = await tx
    .select({ seat: appointments.seat })
    .from(appointments)
    .where(
      and(
        eq(appointments.kind, kind),
        eq(appointments.place, place),
        eq(appointments.startsAt, at),
        ne(appointments.state, 'cancelled'),
      ),
    );
  const reserved = new Set(rows.map(({ seat }) => seat));
  const seat = Array.from({ length: RULES[kind].seats }, (_, index) => index).find(
    (index) => !reserved.has(index),
  );
  if (seat === undefined) throw await refuseReserved(tx, slot, now);
  return seat;
}

/** The refusal where the time was booked a moment ago. */
async function refuseReserved(db: Database, slot: Slot, now: Date) {
  const free = await nearestFree(db, slot, now);
  const [first] = free;
  const hint = first
    ? `Ближайшее свободное\u00a0— ${formatDate(first.at, 'inSentence')}`
    : 'Свободного времени пока нет';
  return refuse(409, `Это время уже заняли. ${hint}`, undefined, { free });
}

/** Lets one transaction at a time go on that names the same key. */
export async function lockKey(tx: Database, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
