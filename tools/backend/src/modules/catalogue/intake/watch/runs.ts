import { and, desc, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { Database } from '../../../../kernel/db/database.ts';
import { importRuns } from './import-sources.table.ts';

/** Runs of a source that are remembered. */
const MOST_RUNS = 500;

/** Runs that tell something: the others come between them. */
export const TELLING = [
  ...(['same', 'waiting', 'applied', 'refused', 'failed', 'interrupted', 'dismissed'] as const),
];

type Run = typeof importRuns.$inferSelect;

/** The latest first. */
export const latestRuns = [desc(importRuns.at), desc(importRuns.endedAt)] as const;

/** Whether the run before has told the staff the same: so that a source that stays broken writes one letter. */
export async function wasTold(
  tx: Database,
  told: Pick<Run, 'sourceGuid' | 'outcome' | 'digest' | 'message'> & { run: string },
): Promise<boolean> {
  const { sourceGuid, outcome, guid } = importRuns;
  const isBefore = and(
    eq(sourceGuid, told.sourceGuid),
    ne(guid, told.run),
    inArray(outcome, [...TELLING.filter((one) => one !== 'interrupted'), 'superseded']),
  );
  const [before] = await tx
    .select()
    .from(importRuns)
    .where(isBefore)
    .orderBy(...latestRuns)
    .limit(1);
  if (!before) return false;
  if (told.outcome === 'waiting') {
    return before.outcome === 'waiting' && before.digest === told.digest;
  }
  return before.outcome === told.outcome && before.message === told.message;
}

/** Whether somebody has decided against this file. */
export async function wasDismissed(tx: Database, source: string, digest: string): Promise<boolean> {
  const { sourceGuid, outcome } = importRuns;
  const isThat = and(
    eq(sourceGuid, source),
    eq(importRuns.digest, digest),
    eq(outcome, 'dismissed'),
  );
  return (await tx.select().from(importRuns).where(isThat).limit(1)).length > 0;
}

/** Forgets the oldest runs of a source, but never one that waits. */
export async function pruneRuns(tx: Database, source: string): Promise<void> {
  const latest = tx
    .select({ guid: importRuns.guid })
    .from(importRuns)
    .where(eq(importRuns.sourceGuid, source))
    .orderBy(...latestRuns)
    .limit(MOST_RUNS);
  const { sourceGuid, outcome, guid } = importRuns;
  await tx
    .delete(importRuns)
    .where(and(eq(sourceGuid, source), ne(outcome, 'waiting'), notInArray(guid, latest)));
}
