import { and, eq, inArray, ne } from 'drizzle-orm';
import { formatDate } from '@m30/ui-kit/format';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { lockKey } from '../appointment/reserve-seat.ts';
import { freeSeats } from './seats.ts';
import { mayStart } from './viewing-rules.ts';
import { nearestFree, viewingDays, type Asked } from './viewing-days.ts';
import { viewings, type HostRow } from './viewings.table.ts';

/** A time that is wanted. */
export interface Wanted extends Asked {
  at: Date;
}

/** What those who ask for one time wait for. */
export const timeKey = (at: Date): string => `viewing:${at.toISOString()}`;

/**
 * Finds a host with a free seat, in the order of the hosts. Whoever asks for the same time waits until the transaction is
 * over; the unique index stands behind it.
 * @throws Refused 422 for a time at which nobody shows, 409 with the nearest free times in `details.free` where all seats
 *   are taken
 */
export async function reserveSeat(
  tx: Database,
  wanted: Wanted,
  now: Date,
): Promise<{ host: HostRow; seat: number }> {
  const { hosts, spot, at, except } = wanted;
  const there = hosts.filter((host) => mayStart(host, at, now));
  if (there.length === 0) throw refuse(422, 'На\u00a0это время показа нет. Выберите другое');
  await lockKey(tx, timeKey(at));
  const reserved = await tx
    .select()
    .from(viewings)
    .where(
      and(
        inArray(
          viewings.host,
          there.map(({ alias }) => alias),
        ),
        eq(viewings.startsAt, at),
        ne(viewings.state, 'cancelled'),
        except === undefined ? undefined : ne(viewings.guid, except),
      ),
    );
  for (const host of there) {
    const [seat] = freeSeats(host, reserved, spot);
    if (seat !== undefined) return { host, seat };
  }
  const free = nearestFree(await viewingDays(tx, wanted, now), at);
  const [first] = free;
  const hint = first
    ? `Ближайшее свободное\u00a0— ${formatDate(first.at, 'inSentence')}`
    : 'Свободного времени пока нет';
  throw refuse(409, `Это время уже заняли. ${hint}`, undefined, { free });
}
