import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { appointments } from './appointments.table.ts';
import { RULES } from './slot-rules.ts';
import { lockKey, reserveSeat, type Slot } from './reserve-seat.ts';

export type AppointmentRow = typeof appointments.$inferSelect;

/** Who wants to come, and what about. */
export interface Booking extends Slot {
  readonly userId: number;
  /** Guid; `null` for a visit that is about no order. */
  readonly order: string | null;
}

/**
 * Books a time. Of those who ask for the last place at once the database lets one through.
 * @throws Refused 409 where the buyer has as many visits ahead as he may, or the time is taken, 422
 *   for a time at which nobody receives
 */
export async function bookAppointment(
  tx: Database,
  booking: Booking,
  now: Date,
): Promise<AppointmentRow> {
  const { kind, place, at, userId, order } = booking;
  await lockKey(tx, `visits:${kind}:${userId}`);
  await checkCount(tx, booking, now);
  const seat = await reserveSeat(tx, booking, now);
  const [row] = await tx
    .insert(appointments)
    .values({
      guid: randomUUID(),
      ...{ kind, place, seat, userId },
      startsAt: at,
      orderGuid: order,
      state: 'booked',
      createdAt: now,
      changedAt: now,
    })
    .returning();
  if (!row) throw new Error('an appointment was not written');
  return row;
}

async function checkCount(
  tx: Database,
  { kind, userId, order }: Booking,
  now: Date,
): Promise<void> {
  const ahead = and(
    eq(appointments.kind, kind),
    eq(appointments.userId, userId),
    kind === 'showroom'
      ? undefined
      : order === null
        ? isNull(appointments.orderGuid)
        : eq(appointments.orderGuid, order),
    eq(appointments.state, 'booked'),
    gt(appointments.startsAt, now),
  );
  if ((await tx.$count(appointments, ahead)) < RULES[kind].most) return;
  throw refuse(409, 'Вы\u00a0уже записаны. Перенесите встречу, если время неудобно');
}
