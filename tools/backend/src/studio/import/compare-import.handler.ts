import { eq } from 'drizzle-orm';
import { compareImport } from '@m30/studio/contract';
import { refuse } from '../../kernel/method/refuse.ts';
import type { Database } from '../../kernel/db/database.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { chosenMapping } from '../../modules/catalogue/intake/adapters/table/mapping.ts';
import { importRuns } from '../../modules/catalogue/intake/watch/import-sources.table.ts';
import { SourceFailure } from '../../modules/catalogue/intake/watch/open/source-failure.ts';
import { toDifference } from './to-difference.ts';
import { findSource } from './to-import-source.ts';

/** Answers `compareImport`. */
export const compareImportHandler = implementStudio(compareImport, async (input, { services }) => {
  const { sourceGuid, digest } = await waitingRun(services.db, input.run);
  const source = await findSource(services.db, sourceGuid);
  const mapping = chosenMapping(input.columns);
  const done = await services.importWatch.compare(source, mapping).catch((error: unknown) => {
    throw error instanceof SourceFailure ? refuse(422, error.message) : error;
  });
  if (done.digest !== digest) {
    throw refuse(409, 'В источнике уже другой файл: нажмите «Проверить сейчас»');
  }
  return toDifference(done);
});

/**
 * Finds a run that somebody may decide about: its difference waits, or its table was refused and other columns may mend that.
 * @throws Refused 404, 409
 */
export async function waitingRun(db: Database, guid: string) {
  const [run] = await db.select().from(importRuns).where(eq(importRuns.guid, guid));
  if (!run) throw refuse(404, 'Такой проверки нет');
  const { outcome, digest, report } = run;
  const isTable = outcome === 'refused' && (report?.columns ?? []).length > 0;
  if (digest === null || !(outcome === 'waiting' || isTable)) throw NOTHING_WAITS();
  return { ...run, digest };
}

export const NOTHING_WAITS = () => refuse(409, 'Решать уже нечего: откройте источник ещё раз');
