import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../../../kernel/db/database.ts';
import { importRuns, importSources } from './import-sources.table.ts';

export type Source = typeof importSources.$inferSelect;

interface Parts {
  db: Database;
  clock: () => Date;
  log: Logger;
}

/** Milliseconds that a process may be silent in while it reads a source. */
const BUSY = 60_000;

/** Another process has taken the source over: what this one was about to write is taken back. */
export class Overtaken extends Error {}

/** A source that this process alone reads, until it is released. */
export interface Claim {
  readonly source: Source;
  /** Its own run, with `running` as its outcome. */
  readonly run: string;
  /** Says no more that somebody reads it. */
  stop(): void;
}

/**
 * Takes a source, so that of several processes one reads it, and begins its run. A run that another process has left in the middle is
 * said to have ended so: had it written anything, its record would say that, as the two are one transaction.
 * @returns `null` where another process has it
 */
export async function claimSource(
  { db, clock, log }: Parts,
  { guid, dueAt }: Pick<Source, 'guid' | 'dueAt'>,
): Promise<Claim | null> {
  const run = randomUUID();
  const until = () => new Date(clock().getTime() + BUSY);
  const source = await db.transaction(async (tx) => {
    const now = clock();
    const isFree = or(isNull(importSources.busyUntil), lt(importSources.busyUntil, now));
    const isThere = isNull(importSources.deletedAt);
    const isAsRead = dueAt ? eq(importSources.dueAt, dueAt) : isNull(importSources.dueAt);
    const [taken] = await tx
      .update(importSources)
      .set({ busyUntil: until() })
      .where(and(eq(importSources.guid, guid), isThere, isFree, isAsRead))
      .returning();
    if (!taken) return null;
    const left = await tx
      .update(importRuns)
      .set({ outcome: 'interrupted', endedAt: now, message: INTERRUPTED })
      .where(and(eq(importRuns.sourceGuid, guid), eq(importRuns.outcome, 'running')))
      .returning({ guid: importRuns.guid });
    if (left.length > 0) log.warn({ source: taken.title }, 'an import was left in the middle');
    await tx
      .insert(importRuns)
      .values({ guid: run, sourceGuid: guid, at: now, outcome: 'running' });
    return taken;
  });
  if (!source) return null;
  const sign = setInterval(() => {
    const own = eq(importSources.guid, guid);
    db.update(importSources)
      .set({ busyUntil: until() })
      .where(own)
      .catch(() => undefined);
  }, BUSY / 3).unref();
  return { source, run, stop: () => clearInterval(sign) };
}

export const INTERRUPTED = 'Процесс сайта завершился посередине: ничего не записано';

/**
 * Ends a run within a transaction, and lets the source go.
 * @throws Overtaken where another process has ended it
 */
export async function endRun(
  tx: Database,
  { source, run }: Pick<Claim, 'source' | 'run'>,
  told: Partial<typeof importRuns.$inferInsert>,
  next: Partial<Source>,
): Promise<void> {
  const ended = await tx
    .update(importRuns)
    .set(told)
    .where(and(eq(importRuns.guid, run), eq(importRuns.outcome, 'running')))
    .returning({ guid: importRuns.guid });
  if (ended.length === 0) throw new Overtaken();
  await tx
    .update(importSources)
    .set({ busyUntil: null, ...next })
    .where(eq(importSources.guid, source.guid));
}
