import { asc, count, eq } from 'drizzle-orm';
import { retryImportPictures } from '@m30/studio/contract';
import type { StudioResult } from '@m30/studio/contract/client';
import type { Database } from '../../kernel/db/database.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { importPictures } from '../../modules/catalogue/intake/pictures/import-pictures.table.ts';
import { pictureWords } from '../../modules/catalogue/intake/pictures/picture-words.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';

/** Failures that are listed. */
const MOST_LISTED = 20;

/** Answers `retryImportPictures`. */
export const retryImportPicturesHandler = implementStudio(retryImportPictures, async (_, call) => {
  const { db, clock } = call.services;
  await db.transaction(async (tx) => {
    const again = await tx
      .update(importPictures)
      .set({ state: 'waiting', failures: 0, dueAt: clock() })
      .where(eq(importPictures.state, 'failed'))
      .returning({ guid: importPictures.guid });
    if (again.length === 0) return;
    await writeAudit(tx, call, {
      ...{ method: retryImportPictures.name, subject: 'import', subjectId: 'pictures' },
      summary: `Картинки импорта загружаются ещё раз: ${again.length}`,
      ...{ before: null, after: { pictures: again.length } },
    });
  });
  return { pictures: await picturesOfImports(db) };
});

/** What is on its way of the pictures that files name, and what could not be had. */
export async function picturesOfImports(
  db: Database,
): Promise<StudioResult<'Imports.Sources'>['pictures']> {
  const { state, targetKind, target, url } = importPictures;
  const counted = await db.select({ state, count: count() }).from(importPictures).groupBy(state);
  const of = (wanted: string) => counted.find((one) => one.state === wanted)?.count ?? 0;
  const rows = await db
    .select()
    .from(importPictures)
    .where(eq(state, 'failed'))
    .orderBy(asc(targetKind), asc(target), asc(url))
    .limit(MOST_LISTED);
  const failures = [];
  for (const row of rows) {
    failures.push({ url: row.url, what: await pictureWords(db, row), reason: row.reason ?? '' });
  }
  return { waiting: of('waiting'), failed: of('failed'), failures };
}
