import { and, eq, sql } from 'drizzle-orm';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { appointments } from './appointments.table.ts';
import type { AppointmentRow } from './book-appointment.ts';
import { isChangeable } from './slot-rules.ts';
import { reserveSeat } from './reserve-seat.ts';

/** Whose appointment, and which. */
interface Own {
  userId: number;
  guid: string;
}

/**
 * Moves an appointment to another time; it stays the same one, for calendars too.
 * @throws Refused 404 where the buyer has none such, 409 where it is too late or the time is taken
 */
export async function moveAppointment(
  tx: Database,
  { at, ...own }: Own & { at: Date },
  now: Date,
): Promise<AppointmentRow> {
  const row = await lockChangeable(tx, own, now);
  if (+row.startsAt === +at) return row;
  const seat = await reserveSeat(tx, { kind: row.kind, place: row.place, at }, now);
  return change(tx, row, { startsAt: at, seat, changedAt: now });
}

/**
 * Cancels an appointment: its place is free at once.
 * @throws Refused 404 where the buyer has none such, 409 where it is too late
 */
export async function cancelAppointment(
  tx: Database,
  own: Own,
  now: Date,
): Promise<AppointmentRow> {
  const row = await lockChangeable(tx, own, now);
  return change(tx, row, { state: 'cancelled', changedAt: now });
}

async function lockChangeable(tx: Database, own: Own, now: Date): Promise<AppointmentRow> {
  const [row] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.guid, own.guid), eq(appointments.userId, own.userId)))
    .for('update');
  if (!row) throw refuse(404, 'Такой записи нет');
  if (row.state !== 'booked') throw refuse(409, 'Эта встреча уже прошла или отменена');
  if (!isChangeable(row.startsAt, now)) {
    throw refuse(
      409,
      'До\u00a0встречи меньше суток: перенести или отменить её можно только по\u00a0телефону',
    );
  }
  return row;
}

async function change(
  tx: Database,
  { guid }: AppointmentRow,
  set: Partial<AppointmentRow>,
): Promise<AppointmentRow> {
  const [row] = await tx
    .update(appointments)
    .set({ ...set, sequence: sql`${appointments.sequence} + 1` })
    .where(eq(appointments.guid, guid))
    .returning();
  if (!row) throw new Error(`appointment ${guid} is gone`);
  return row;
}
