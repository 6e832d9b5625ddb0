import { eq } from 'drizzle-orm';
import { forgetImportColumns } from '@m30/studio/contract';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { importSources } from '../../modules/catalogue/intake/watch/import-sources.table.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { columnsOf, findSource, toSourceDetails } from './to-import-source.ts';

/** The file that was read last is read again, so that there is something to confirm. */
export const forgetImportColumnsHandler = implementStudio(
  forgetImportColumns,
  async (input, call) => {
    const { services } = call;
    const forgotten = await services.db.transaction(async (tx) => {
      const before = await findSource(tx, input.source);
      await tx
        .update(importSources)
        .set({ mapping: null, seen: null })
        .where(eq(importSources.guid, before.guid));
      await writeAudit(tx, call, {
        method: forgetImportColumns.name,
        summary: `Столбцы источника импорта сопоставляются заново: ${before.title}`,
        ...{ subject: 'import_source', subjectId: before.guid },
        ...{ before: { columns: columnsOf(before.mapping) }, after: null },
      });
      return { ...before, mapping: null };
    });
    return { source: await toSourceDetails(services, forgotten) };
  },
);
