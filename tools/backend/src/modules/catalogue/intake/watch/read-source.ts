import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../../../kernel/db/database.ts';
import type { Letter } from '../../../../kernel/letter/define-letter.ts';
import type { Services } from '../../../../kernel/services.ts';
import type { StaffSession } from '../../../../kernel/studio/studio-call.ts';
import type { Mapping } from '../shape/adapter.ts';
import { summaryWords } from '../plan/plan-words.ts';
import { importFile, type ImportOutcome } from '../write/import-file.ts';
import type { HeldUntil } from '../write/read-present.ts';
import { endRun, INTERRUPTED, Overtaken, type Claim, type Source } from './claim-source.ts';
import { importRuns } from './import-sources.table.ts';
import { nextDue, nextTry } from './next-due.ts';
import { openFile } from './open/open-file.ts';
import type { FetchBounds } from './open/fetch-file.ts';
import type { Opened } from './open/opened.ts';
import { SourceFailure } from './open/source-failure.ts';
import { pruneRuns, wasTold, wasDismissed } from './runs.ts';
import { failedLetter, refusalWords, reportOf, waitsLetter } from './told.ts';

export type WatchParts = Pick<
  Services,
  'db' | 'clock' | 'log' | 'config' | 'outbox' | 'catalogue'
> & {
  heldUntil: HeldUntil;
  bounds: FetchBounds;
};

/** What somebody has decided about a difference that waited. */
export interface Decision {
  /** SHA-256 of the file whose difference was looked at. */
  digest: string;
  acceptSuspicious: boolean;
  closeGone: boolean;
  /** Of a table: the columns that were looked at; later runs read by them. */
  mapping: Mapping | undefined;
  staff: StaffSession | null;
}

/** Milliseconds until a file that may still be growing is looked at again. */
const GROWING = 60_000;

type Run = typeof importRuns.$inferSelect;

/**
 * Compares the file that a source has at this moment by a mapping; writes nothing, not even that it was looked at.
 * @throws SourceFailure
 */
export async function compareSource(
  parts: WatchParts,
  source: Source,
  { mapping, signal }: { mapping: Mapping; signal: AbortSignal },
): Promise<ImportOutcome> {
  const { config, bounds } = parts;
  const opened = await openFile(source, {
    ...{ bounds, signal, folder: config.importFolder, whole: true },
  });
  if (opened.state !== 'file') throw new SourceFailure(GROWS);
  const { file, bytes } = opened;
  return importFile({ ...parts, staff: null }, { file, bytes, mapping, apply: false });
}

/**
 * Reads the source that this process has taken and does with its file what its owner has chosen, or somebody has decided. Ends the run
 * whatever happens, and never rejects.
 * @returns how the run has ended; `null` where another process has taken over
 */
export async function readSource(
  parts: WatchParts,
  claim: Claim,
  { decision, signal }: { decision?: Decision | undefined; signal: AbortSignal },
): Promise<Run['outcome'] | null> {
  const { log } = parts;
  try {
    return await read(parts, claim, { decision, signal });
  } catch (error) {
    if (error instanceof Overtaken) return null;
    return await fail(parts, claim, { error, signal }).catch((err: unknown) => {
      // The database is away: the run is ended by whoever takes the source next.
      log.warn({ err, source: claim.source.title }, 'an import is to be tried again');
      return null;
    });
  } finally {
    claim.stop();
  }
}

async function read(
  parts: WatchParts,
  claim: Claim,
  { decision, signal }: { decision?: Decision | undefined; signal: AbortSignal },
): Promise<Run['outcome']> {
  const { db, clock, config, bounds } = parts;
  const { source } = claim;
  const opened = await openFile(source, {
    ...{ bounds, signal, folder: config.importFolder },
    // Somebody's decision is about a file by its digest: it is read whatever it looks like.
    whole: decision !== undefined,
  });
  if (opened.state !== 'file') return endEarly(parts, claim, opened);
  const { file, bytes, mark: seen } = opened;
  const ended = () => ({ endedAt: clock() });
  const mapping = decision?.mapping ?? source.mapping ?? undefined;
  const next = () => ({ dueAt: nextDue(source, clock()), growing: null });
  const confirmed = decision?.mapping && { mapping: decision.mapping };
  const result = await importFile(
    { ...parts, staff: decision?.staff ?? null },
    {
      ...{ file, bytes, only: decision?.digest, mapping, guessWaits: true },
      apply: decision !== undefined || source.selfApply,
      acceptSuspicious: decision?.acceptSuspicious,
      closeGone: decision?.closeGone ?? source.closeGone,
      onWritten: async (tx, { guid, digest, plan }) => {
        await supersede(tx, claim);
        const told = { outcome: 'applied', file, digest, importGuid: guid, ...ended() } as const;
        const set = { ...told, message: summaryWords(plan) };
        await endRun(tx, claim, set, { ...next(), seen, ...confirmed });
      },
    },
  );
  if (result.outcome === 'written') {
    await parts.catalogue.refresh();
    return 'applied';
  }
  const { digest, plan } = result;
  return db.transaction(async (tx) => {
    const told = { file, digest, ...ended() };
    if (result.outcome === 'same') {
      await supersede(tx, claim);
      const set = { ...told, outcome: 'same', message: summaryWords(plan) } as const;
      const isDecided = decision?.digest === digest;
      await endRun(tx, claim, set, { ...next(), seen, ...(isDecided && confirmed) });
      return 'same';
    }
    if (result.outcome === 'refused') {
      const message = refusalWords(result);
      const set = { ...told, outcome: 'refused', message, report: reportOf(result) } as const;
      await tell(tx, parts, claim, { ...set, letter: failedLetter(parts, source, message) });
      // What was wrong may be mended in the database: it is read again.
      await endRun(tx, claim, set, { ...next(), dueAt: nextTry(source, clock()) });
      return 'refused';
    }
    if (await wasDismissed(tx, source.guid, digest)) {
      const set = { ...told, outcome: 'unchanged', message: 'От этого файла отказались' } as const;
      await endRun(tx, claim, set, { ...next(), seen });
      return 'unchanged';
    }
    const isGuess = mapping === undefined && result.mapping !== undefined;
    const message = `${isGuess ? UNCONFIRMED : ''}${summaryWords(plan)}`;
    const set = { ...told, outcome: 'waiting', message, report: reportOf(result) } as const;
    await tell(tx, parts, claim, { ...set, letter: waitsLetter(parts, source, { file, message }) });
    await supersede(tx, claim);
    await endRun(tx, claim, set, { ...next(), seen });
    return 'waiting';
  });
}

const UNCONFIRMED = 'Столбцы таблицы ещё никто не подтвердил: ';

async function endEarly(
  { db, clock }: WatchParts,
  claim: Claim,
  opened: Exclude<Opened, { state: 'file' }>,
): Promise<Run['outcome']> {
  const { source } = claim;
  const endedAt = clock();
  return db.transaction(async (tx) => {
    if (opened.state === 'unchanged') {
      const told = { outcome: 'unchanged', message: opened.note, endedAt } as const;
      await endRun(tx, claim, told, { dueAt: nextDue(source, endedAt), growing: null });
      await pruneRuns(tx, source.guid);
      return 'unchanged';
    }
    const { file, mark: growing } = opened;
    const told = { outcome: 'growing', file, message: GROWS, endedAt } as const;
    const dueAt = new Date(endedAt.getTime() + GROWING);
    await endRun(tx, claim, told, { dueAt, growing });
    return 'growing';
  });
}

const GROWS = 'Файл новый: берём его, когда он минуту не меняется';

async function fail(
  parts: WatchParts,
  claim: Claim,
  { error, signal }: { error: unknown; signal: AbortSignal },
): Promise<Run['outcome']> {
  const { db, clock, log } = parts;
  const { source } = claim;
  const endedAt = clock();
  return db.transaction(async (tx) => {
    if (signal.aborted) {
      await endRun(tx, claim, { outcome: 'interrupted', message: INTERRUPTED, endedAt }, {});
      return 'interrupted';
    }
    const isKnown = error instanceof SourceFailure;
    const message = isKnown ? error.message : 'Ошибка сайта: подробности в журнале сервера';
    log.warn({ err: error, source: source.title }, 'an import has failed: nothing was written');
    const set = { outcome: 'failed', message, endedAt } as const;
    await tell(tx, parts, claim, {
      ...{ ...set, digest: null },
      letter: failedLetter(parts, source, message),
    });
    await endRun(tx, claim, set, { dueAt: nextTry(source, endedAt) });
    return 'failed';
  });
}

/** Tells the staff, unless the run before has told the same. */
async function tell(
  tx: Database,
  { outbox }: WatchParts,
  claim: Claim,
  { letter, ...told }: Pick<Run, 'outcome' | 'digest' | 'message'> & { letter: Letter },
): Promise<void> {
  if (await wasTold(tx, { sourceGuid: claim.source.guid, run: claim.run, ...told })) return;
  await outbox.add(tx, letter);
}

/** A difference that nobody has decided about yet is of no use any more. */
async function supersede(tx: Database, { source, run }: Claim): Promise<void> {
  const { sourceGuid, outcome, guid } = importRuns;
  await tx
    .update(importRuns)
    .set({ outcome: 'superseded', report: null })
    .where(and(eq(sourceGuid, source.guid), eq(outcome, 'waiting'), ne(guid, run)));
  await tx
    .update(importRuns)
    .set({ report: null })
    .where(and(eq(sourceGuid, source.guid), inArray(outcome, ['refused', 'dismissed'])));
  await pruneRuns(tx, source.guid);
}
