import { eq, sql } from 'drizzle-orm';
import type { Viewing } from '@m30/api';
import { inTurn } from '../../../kernel/db/in-turn.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { hostsAt, hostsOf } from './find-hosts.ts';
import { viewingOf } from './find-viewing.ts';
import { noteViewing } from './note-viewing.ts';
import { reserveSeat, timeKey } from './reserve-seat.ts';
import { toViewing, type HostedViewing } from './to-viewing.ts';
import { tellStaff, tellVisitor } from './viewing-messages.ts';
import { endOf, isInTime } from './viewing-rules.ts';
import { viewings, type HostRow, type ViewingRow } from './viewings.table.ts';

/**
 * Moves a viewing to another time, once per key; it stays the same one, for calendars too, and with the same host where
 * that one is free.
 * @throws Refused 404 where there is none, 409 where it is too late or the time is taken, 422 for a time at which nobody
 *   shows
 */
export async function moveViewing(
  call: Call,
  { key, at }: { key: string; at: Date },
): Promise<Viewing> {
  const payload = { key, at: at.toISOString() };
  return inTurn(timeKey(at), () =>
    changeOnce(call, { method: 'Viewing.Move', payload }, async (tx) => {
      const before = await lockChangeable(tx, call.services, key);
      if (+before.row.startsAt === +at) return before;
      const { vendor, place, spot, guid } = before.row;
      const hosts = hostsAt(sameFirst(await hostsOf(tx, vendor), before.row), place);
      const now = call.services.clock();
      const { host, seat } = await reserveSeat(tx, { hosts, spot, at, except: guid }, now);
      const set = { startsAt: at, host: host.alias, seat, remindedHours: null, changedAt: now };
      const moved = { row: await changeRow(tx, call.services, before, set), host };
      await tellVisitor(tx, call.services, moved, 'moved');
      await tellStaff(tx, call.services, moved, 'moved');
      return moved;
    }),
  );
}

/**
 * Cancels a viewing, once per key: its seat is free at once.
 * @throws Refused 404 where there is none, 409 where it is over, cancelled or too near
 */
export async function cancelViewing(call: Call, { key }: { key: string }): Promise<Viewing> {
  return changeOnce(call, { method: 'Viewing.Cancel', payload: { key } }, async (tx) => {
    const before = await lockChangeable(tx, call.services, key);
    const set = { state: 'cancelled' as const, changedAt: call.services.clock() };
    const cancelled = { ...before, row: await changeRow(tx, call.services, before, set) };
    await tellVisitor(tx, call.services, cancelled, 'cancelled');
    await tellStaff(tx, call.services, cancelled, 'cancelled');
    return cancelled;
  });
}

/** Writes a change, and tells the CRM; calendars learn by the sequence that it is newer. */
export async function changeRow(
  tx: Database,
  services: Pick<Services, 'crm' | 'catalogue'>,
  { row: { guid }, host }: HostedViewing,
  set: Partial<ViewingRow>,
): Promise<ViewingRow> {
  const [row] = await tx
    .update(viewings)
    .set({ ...set, sequence: sql`${viewings.sequence} + 1` })
    .where(eq(viewings.guid, guid))
    .returning();
  if (!row) throw new Error(`viewing ${guid} is gone`);
  const moved = row.state === 'booked' ? 'moved' : row.state;
  await noteViewing(tx, services, { row, host }, moved);
  return row;
}

async function changeOnce(
  { services, idempotencyKey: key }: Call,
  request: { method: string; payload: { key: string } },
  change: (tx: Database) => Promise<HostedViewing>,
): Promise<Viewing> {
  await once(services, { ...request, key }, async (tx) => {
    await change(tx);
    return {};
  });
  void services.outbox.flush();
  return toViewing(services, await viewingOf(services.db, request.payload.key));
}

async function lockChangeable(
  tx: Database,
  { clock }: Pick<Services, 'clock'>,
  key: string,
): Promise<HostedViewing> {
  await tx.select().from(viewings).where(eq(viewings.key, key)).for('update');
  const found = await viewingOf(tx, key);
  const { state, startsAt } = found.row;
  const now = clock();
  if (state === 'cancelled') throw refuse(409, 'Этот просмотр уже отменён');
  if (state !== 'booked' || endOf(startsAt) <= now) throw refuse(409, 'Этот просмотр уже прошёл');
  if (!isInTime(startsAt, now)) {
    throw refuse(
      409,
      'До\u00a0просмотра меньше двух часов: перенести или отменить его можно только по\u00a0телефону',
    );
  }
  return found;
}

/** Who has the viewing now keeps it if it is possible. */
const sameFirst = (hosts: readonly HostRow[], { host }: Pick<ViewingRow, 'host'>): HostRow[] =>
  hosts.toSorted((a, b) => Number(b.alias === host) - Number(a.alias === host));
