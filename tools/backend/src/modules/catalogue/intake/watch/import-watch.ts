import { and, isNull, lte, or } from 'drizzle-orm';
import { oneAtATime } from '../../../../kernel/time/one-at-a-time.ts';
import type { Mapping } from '../shape/adapter.ts';
import type { ImportOutcome } from '../write/import-file.ts';
import { claimSource, type Source } from './claim-source.ts';
import { importRuns, importSources } from './import-sources.table.ts';
import { compareSource, readSource, type Decision, type WatchParts } from './read-source.ts';

type Run = typeof importRuns.$inferSelect;

/** Reads the sources of imports when they are due. */
export interface ImportWatch {
  /** Looks at every source that is due, one after another. Never rejects. */
  run(): Promise<void>;
  /** Reads a source for somebody who has decided about its difference; `null` where it is being read at this moment. */
  decide(source: Source, decision: Decision): Promise<Run['outcome'] | null>;
  /**
   * Compares the file of a source by other columns; nothing of it is written.
   * @throws SourceFailure
   */
  compare(source: Source, mapping: Mapping): Promise<ImportOutcome>;
  /** Reads no further source; ends the one under way, or waits until it is written. */
  close(): Promise<void>;
}

/** Makes the watch; nothing is read until it runs. */
export function createImportWatch(parts: WatchParts): ImportWatch {
  const { db, clock, log, outbox } = parts;
  const closing = new AbortController();
  const { signal } = closing;
  const underWay = new Set<Promise<unknown>>();

  async function read(
    source: Pick<Source, 'guid' | 'dueAt'>,
    decision?: Decision,
  ): Promise<Run['outcome'] | null> {
    const claim = await claimSource(parts, source);
    if (!claim) return null;
    const reading = readSource(parts, claim, { decision, signal });
    underWay.add(reading);
    try {
      const outcome = await reading;
      log.info({ source: claim.source.title, outcome }, 'an import source was looked at');
      return outcome;
    } finally {
      underWay.delete(reading);
    }
  }

  async function look(): Promise<void> {
    const now = clock();
    const { dueAt, busyUntil } = importSources;
    const due = await db
      .select({ guid: importSources.guid, dueAt })
      .from(importSources)
      .where(and(lte(dueAt, now), or(isNull(busyUntil), lte(busyUntil, now))))
      .orderBy(dueAt);
    for (const source of due) {
      if (signal.aborted) return;
      await read(source).catch((err: unknown) => log.warn({ err }, 'an import source is not read'));
    }
    if (due.length > 0) await outbox.flush();
  }

  const run = oneAtATime(look, (err) => log.warn({ err }, 'import sources are not looked through'));

  return {
    run: () => (signal.aborted ? Promise.resolve() : run()),
    decide: (source, decision) => read(source, decision),
    compare: (source, mapping) => compareSource(parts, source, { mapping, signal }),
    async close() {
      closing.abort();
      await Promise.allSettled([...underWay]);
    },
  };
}
