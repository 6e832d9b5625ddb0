import { and, gte, inArray, ne } from 'drizzle-orm';
import type { ViewingDay } from '@m30/api';
import { moscowDay, moscowInstant, moscowTime } from '@m30/ui-kit/format';
import type { Database } from '../../../kernel/db/database.ts';
import { freeSeats, type ReservedSeat } from './seats.ts';
import { daysFrom, isInTime, timesOn } from './viewing-rules.ts';
import { viewings, type HostRow } from './viewings.table.ts';

/** Whose seats are counted, and where. */
export interface Asked {
  hosts: readonly HostRow[];
  spot: string;
  /** Guid of a viewing that is to be moved: its seat counts as free. */
  except?: string | undefined;
}

/**
 * Two weeks of days with their times: taken ones too, and days off, so that a person sees why there are none. A day whose
 * last time is over is left out.
 */
export async function viewingDays(db: Database, asked: Asked, now: Date): Promise<ViewingDay[]> {
  const { hosts, spot } = asked;
  const reserved = Map.groupBy(await reservedSeats(db, asked, now), ({ startsAt }) => +startsAt);
  return daysFrom(now).flatMap((day) => {
    const working = hosts.map((host) => ({ host, times: timesOn(host, day) }));
    const times = [...new Set(working.flatMap((one) => one.times))].sort();
    const open = times
      .map((time) => ({ time, at: moscowInstant(day, time) }))
      .filter(({ at }) => isInTime(at, now))
      .map(({ time, at }) => ({
        ...{ time, at: at.toISOString() },
        seats: working
          .filter((one) => one.times.includes(time))
          .flatMap(({ host }) => freeSeats(host, reserved.get(+at) ?? [], spot)).length,
      }));
    if (open.length === 0 && times.length > 0 && day === moscowDay(now)) return [];
    return {
      day,
      off: times.length === 0,
      places: open.reduce((sum, { seats }) => sum + seats, 0),
      times: open.map(({ seats, ...time }) => ({ ...time, free: seats > 0 })),
    };
  });
}

async function reservedSeats(
  db: Database,
  { hosts, except }: Asked,
  now: Date,
): Promise<ReservedSeat[]> {
  const aliases = hosts.map(({ alias }) => alias);
  return db
    .select({
      host: viewings.host,
      startsAt: viewings.startsAt,
      spot: viewings.spot,
      seat: viewings.seat,
    })
    .from(viewings)
    .where(
      and(
        inArray(viewings.host, aliases),
        gte(viewings.startsAt, now),
        ne(viewings.state, 'cancelled'),
        except === undefined ? undefined : ne(viewings.guid, except),
      ),
    );
}

/** Times that would do instead of one that is taken: the nearest to it, soonest first. */
export function nearestFree(days: readonly ViewingDay[], at: Date, most = 3) {
  const away = (one: { at: string }) => Math.abs(Date.parse(one.at) - +at);
  return days
    .flatMap(({ times }) => times)
    .filter(({ free }) => free)
    .sort((a, b) => away(a) - away(b))
    .slice(0, most)
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ at: moment }) => ({ at: moment, time: moscowTime(new Date(moment)), free: true }));
}
