import { and, eq, gt, ne } from 'drizzle-orm';
import type { SlotDay } from '@m30/api';
import { moscowTime } from '@m30/ui-kit/format';
import type { Database } from '../../../kernel/db/database.ts';
import { appointments } from './appointments.table.ts';
import { RULES, startsFrom } from './slot-rules.ts';
import type { SlotPlace } from './types.ts';

/** Days with their times, those that are taken too, so that a person sees why there are none. */
export async function slotDays(
  db: Database,
  { kind, place }: SlotPlace,
  now: Date,
): Promise<SlotDay[]> {
  const reserved = await db
    .select({ at: appointments.startsAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.kind, kind),
        eq(appointments.place, place),
        gt(appointments.startsAt, now),
        ne(appointments.state, 'cancelled'),
      ),
    );
  const counts = new Map<number, number>();
  for (const { at } of reserved) counts.set(+at, (counts.get(+at) ?? 0) + 1);
  return startsFrom(kind, now).map(({ day, starts }) => ({
    day,
    times: starts.map((at) => ({
      at: at.toISOString(),
      time: moscowTime(at),
      free: (counts.get(+at) ?? 0) < RULES[kind].seats,
    })),
  }));
}

/** Times that would do instead of one that is taken: the nearest to it, soonest first. */
export async function nearestFree(
  db: Database,
  slot: SlotPlace & { at: Date },
  now: Date,
  most = 3,
): Promise<SlotDay['times']> {
  const days = await slotDays(db, slot, now);
  const away = ({ at }: { at: string }) => Math.abs(Date.parse(at) - +slot.at);
  return days
    .flatMap(({ times }) => times)
    .filter(({ free }) => free)
    .sort((a, b) => away(a) - away(b))
    .slice(0, most)
    .sort((a, b) => a.at.localeCompare(b.at));
}
