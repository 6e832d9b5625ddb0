import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { deleteImportSource } from '@m30/studio/contract';
import { refuse } from '../../kernel/method/refuse.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import {
  importRuns,
  importSources,
} from '../../modules/catalogue/intake/watch/import-sources.table.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { findSource } from './to-import-source.ts';

/** Its address goes, for it may hold a key; its runs stay, and what waited is decided against. */
export const deleteImportSourceHandler = implementStudio(
  deleteImportSource,
  async (input, call) => {
    const { db, clock } = call.services;
    await db.transaction(async (tx) => {
      const { guid, title } = await findSource(tx, input.source);
      const now = clock();
      const { busyUntil } = importSources;
      const isFree = or(isNull(busyUntil), lte(busyUntil, now));
      const [deleted] = await tx
        .update(importSources)
        .set({
          ...{ deletedAt: now, dueAt: null, busyUntil: null, every: 'off', url: '' },
          ...{ seen: null, growing: null, mapping: null },
        })
        .where(and(eq(importSources.guid, guid), isFree))
        .returning();
      if (!deleted) throw refuse(409, 'Источник как раз читается: удалите его через минуту');
      await tx
        .update(importRuns)
        .set({ outcome: 'dismissed', report: null })
        .where(and(eq(importRuns.sourceGuid, guid), eq(importRuns.outcome, 'waiting')));
      await writeAudit(tx, call, {
        method: deleteImportSource.name,
        summary: `Источник импорта удалён: ${title}`,
        ...{ subject: 'import_source', subjectId: guid, before: { title }, after: null },
      });
    });
    return {};
  },
);
