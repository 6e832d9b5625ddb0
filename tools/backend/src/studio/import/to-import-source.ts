import { and, eq, inArray } from 'drizzle-orm';
import type { StudioResult } from '@m30/studio/contract/client';
import { refuse } from '../../kernel/method/refuse.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Services } from '../../kernel/services.ts';
import {
  importRuns,
  importSources,
} from '../../modules/catalogue/intake/watch/import-sources.table.ts';
import { latestRuns, TELLING } from '../../modules/catalogue/intake/watch/runs.ts';

type Details = StudioResult<'Imports.Source'>['source'];
type Row = StudioResult<'Imports.Sources'>['sources'][number];
type Run = typeof importRuns.$inferSelect;
type Source = typeof importSources.$inferSelect;

/** Runs that are shown. */
const SHOWN = 50;

const toRun = ({ guid, at, outcome, file, message }: Run): Details['runs'][number] => ({
  ...{ guid, outcome, file, message },
  at: at.toISOString(),
});

/**
 * Finds a source.
 * @throws Refused 404
 */
export async function findSource(db: Database, guid: string): Promise<Source> {
  const [source] = await db.select().from(importSources).where(eq(importSources.guid, guid));
  if (!source) throw refuse(404, 'Такого источника нет');
  return source;
}

/** A source as the list has it. */
export async function toSourceRow(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  source: Source,
): Promise<Row> {
  return rowOf({ db, clock }, source, await waitingRun(db, source.guid));
}

async function rowOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  source: Source,
  waiting: Run | null,
): Promise<Row> {
  const { guid, title, kind, url, every, hour, selfApply, closeGone, dueAt, busyUntil } = source;
  const isTelling = and(eq(importRuns.sourceGuid, guid), inArray(importRuns.outcome, TELLING));
  const [last] = await db
    .select()
    .from(importRuns)
    .where(isTelling)
    .orderBy(...latestRuns)
    .limit(1);
  return {
    ...{ guid, title, kind, url, every, hour, self_apply: selfApply, close_gone: closeGone },
    due_at: dueAt?.toISOString() ?? null,
    running: busyUntil !== null && busyUntil > clock(),
    last: last ? toRun(last) : null,
    waits: waiting !== null,
  };
}

/** A source with its runs and what waits. */
export async function toSourceDetails(
  services: Pick<Services, 'db' | 'clock'>,
  source: Source,
): Promise<Details> {
  const runs = await services.db
    .select()
    .from(importRuns)
    .where(eq(importRuns.sourceGuid, source.guid))
    .orderBy(...latestRuns)
    .limit(SHOWN);
  const waiting = await waitingRun(services.db, source.guid);
  return {
    ...(await rowOf(services, source, waiting)),
    runs: runs.map(toRun),
    waiting:
      waiting?.report && waiting.file !== null
        ? { run: waiting.guid, file: waiting.file, ...waiting.report }
        : null,
  };
}

async function waitingRun(db: Database, source: string): Promise<Run | null> {
  const waits = and(eq(importRuns.sourceGuid, source), eq(importRuns.outcome, 'waiting'));
  const [run] = await db.select().from(importRuns).where(waits).limit(1);
  return run ?? null;
}
