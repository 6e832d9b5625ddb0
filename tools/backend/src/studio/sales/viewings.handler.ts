import { and, eq, gte, lt } from 'drizzle-orm';
import { addDays, moscowInstant } from '@m30/ui-kit/format';
import { listViewings } from '@m30/studio/contract';
import { refuse } from '../../kernel/method/refuse.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { findViewings } from '../../modules/service/viewing/find-viewing.ts';
import { viewingHosts, viewings } from '../../modules/service/viewing/viewings.table.ts';
import { toDeskViewing } from './to-desk-viewing.ts';

/** Days of six weeks, and viewings that they hold at most. */
const LONGEST = 42;
const MOST = 2_000;

export const listViewingsHandler = implementStudio(listViewings, async (input, { services }) => {
  const { from, to, host } = input;
  const { db } = services;
  if (to < from || addDays(from, LONGEST) < to) {
    throw refuse(422, 'Выберите период не\u00a0длиннее шести недель');
  }
  const where = and(
    gte(viewings.startsAt, moscowInstant(from)),
    lt(viewings.startsAt, moscowInstant(addDays(to, 1))),
    host ? eq(viewings.host, host) : undefined,
  );
  const found = await findViewings(db, where, MOST);
  const hosts = await db.select().from(viewingHosts).orderBy(viewingHosts.position);
  return {
    hosts: hosts.map(({ alias, name, portrait, days, seats, fromMinute, toMinute }) => ({
      ...{ alias, name, portrait, days, seats },
      from_minute: fromMinute,
      to_minute: toMinute,
    })),
    viewings: found.map((viewing) => toDeskViewing(services, viewing)),
  };
});
