import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { StudioResult } from '@m30/studio/contract/client';
import { refuse } from '../../kernel/method/refuse.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Services } from '../../kernel/services.ts';
import {
  importRuns,
  importSources,
} from '../../modules/catalogue/intake/watch/import-sources.table.ts';
import { isTableColumn, titleOf } from '../../modules/catalogue/intake/adapters/table/columns.ts';
import type { Mapping } from '../../modules/catalogue/intake/shape/adapter.ts';
import { shownColumns } from './to-difference.ts';
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
 * Finds a source that is read.
 * @throws Refused 404
 */
export async function findSource(db: Database, guid: string): Promise<Source> {
  const isThat = and(eq(importSources.guid, guid), isNull(importSources.deletedAt));
  const [source] = await db.select().from(importSources).where(isThat);
  if (!source) throw refuse(404, 'Такого источника нет');
  return source;
}

/**
 * Finds a source, whether it is read or was deleted.
 * @throws Refused 404
 */
export async function findAnySource(db: Database, guid: string): Promise<Source> {
  const [source] = await db.select().from(importSources).where(eq(importSources.guid, guid));
  if (!source) throw refuse(404, 'Такого источника нет');
  return source;
}

/** Sources as the list has them; two statements read the runs of all. */
export async function toSourceRows(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sources: readonly Source[],
): Promise<Row[]> {
  const { sourceGuid, outcome } = importRuns;
  const isOfThem = inArray(
    sourceGuid,
    sources.map(({ guid }) => guid),
  );
  const latest = await db
    .selectDistinctOn([sourceGuid])
    .from(importRuns)
    .where(and(isOfThem, inArray(outcome, TELLING)))
    .orderBy(sourceGuid, ...latestRuns);
  const waiting = await db
    .selectDistinct({ sourceGuid })
    .from(importRuns)
    .where(and(isOfThem, eq(outcome, 'waiting')));
  const last = new Map(latest.map((run) => [run.sourceGuid, run]));
  const waits = new Set(waiting.map((run) => run.sourceGuid));
  return sources.map((source) => {
    const { guid, title, kind, url, every, hour, selfApply, closeGone, dueAt, busyUntil } = source;
    const run = last.get(guid);
    return {
      ...{ guid, title, kind, url, every, hour, self_apply: selfApply, close_gone: closeGone },
      due_at: dueAt?.toISOString() ?? null,
      running: busyUntil !== null && busyUntil > clock(),
      last: run ? toRun(run) : null,
      waits: waits.has(guid),
    };
  });
}

/** Headings of a table with what they are taken for. */
export const columnsOf = (mapping: Mapping | null | undefined): Details['columns'] =>
  Object.entries(mapping?.columns ?? {}).map(([heading, column]) => ({
    heading,
    meaning: isTableColumn(column) ? titleOf(column) : column,
  }));

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
  const waiting = await openRun(services.db, source.guid);
  const [row] = await toSourceRows(services, [source]);
  if (!row) throw new Error('a source without a row');
  return {
    ...row,
    runs: runs.map(toRun),
    waiting: waiting && toWaiting(waiting, source.mapping !== null),
    columns: columnsOf(source.mapping),
    deleted_at: source.deletedAt?.toISOString() ?? null,
  };
}

function toWaiting({ guid, file, report, outcome }: Run, isConfirmed: boolean): Details['waiting'] {
  if (!report || file === null) return null;
  const { mapping, columns = [], ...found } = report;
  return {
    ...{ ...found, run: guid, file, columns: shownColumns(columns) },
    outcome: outcome === 'refused' ? 'refused' : 'dry-run',
    guessed: !isConfirmed && mapping !== undefined,
  };
}

/** The run whose difference waits; else the latest where it has refused a table. */
async function openRun(db: Database, source: string): Promise<Run | null> {
  const { sourceGuid, outcome } = importRuns;
  const isOf = eq(sourceGuid, source);
  const waits = and(isOf, eq(outcome, 'waiting'));
  const [run] = await db.select().from(importRuns).where(waits).limit(1);
  if (run) return run;
  const tells = and(isOf, inArray(outcome, TELLING));
  const [last] = await db
    .select()
    .from(importRuns)
    .where(tells)
    .orderBy(...latestRuns)
    .limit(1);
  return last?.outcome === 'refused' && last.report?.columns?.length ? last : null;
}
