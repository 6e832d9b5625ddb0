import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { moscowDay } from '@m30/ui-kit/format';
import type { Database } from '../db/database.ts';
import { dailyCounters, type CounterKind } from './daily-counters.table.ts';

/** Names of a kind on one day: what comes past them is `other`, so that nobody fills the table. */
const MOST = 500;

/** Stands for all names past the first ones. */
export const OTHER = 'other';

/** Characters of a name. */
const LONGEST = 300;

/** Counts by the day, without anything of who it was. */
export interface Counters {
  /** Counts once; it is written with the next `flush`, so that a page costs the database nothing. */
  count(kind: CounterKind, name: string, mark?: string): void;
  /** Writes what was counted; what cannot be written waits for the next time. */
  flush(): Promise<void>;
}

interface Parts {
  db: Database;
  clock: () => Date;
  log: Logger;
}

type Row = typeof dailyCounters.$inferSelect;

/** Makes the counters of this process. A process that is killed loses what it has counted since the last `flush`. */
export function createCounters({ db, clock, log }: Parts): Counters {
  const waiting = new Map<string, Row>();
  let today = '';
  let known = new Map<CounterKind, Set<string>>();
  const nameOf = (day: string, kind: CounterKind, name: string): string => {
    if (day !== today) known = new Map();
    today = day;
    const names = known.get(kind) ?? new Set();
    if (!names.has(name) && names.size >= MOST) return OTHER;
    known.set(kind, names.add(name));
    return name;
  };
  const add = (row: Row) => {
    const key = JSON.stringify([row.day, row.kind, row.name, row.mark]);
    const same = waiting.get(key);
    waiting.set(key, same ? { ...same, count: same.count + row.count } : row);
  };
  return {
    count(kind, name, mark = '') {
      const day = moscowDay(clock());
      add({ day, kind, name: nameOf(day, kind, name.slice(0, LONGEST)), mark, count: 1 });
    },
    async flush() {
      const rows = [...waiting.values()];
      waiting.clear();
      if (rows.length === 0) return;
      try {
        await db
          .insert(dailyCounters)
          .values(rows)
          .onConflictDoUpdate({
            target: [dailyCounters.day, dailyCounters.kind, dailyCounters.name, dailyCounters.mark],
            set: { count: sql`${dailyCounters.count} + excluded.count` },
          });
      } catch (error) {
        log.warn({ err: error }, 'counters are not written yet');
        for (const row of rows) add(row);
      }
    },
  };
}
