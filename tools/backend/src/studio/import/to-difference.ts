import type { ReadColumn } from '@m30/studio/contract/catalogue/import-column.schema';
import type { StudioResult } from '@m30/studio/contract/client';
import { planParts, summaryWords } from '../../modules/catalogue/intake/plan/plan-words.ts';
import { NO_PROGRAMME } from '../../modules/catalogue/intake/write/programme.ts';
import type { ImportOutcome } from '../../modules/catalogue/intake/write/import-file.ts';

/** What has become of a file, as the desk shows it. */
export function toDifference(done: ImportOutcome): StudioResult<'Imports.Run'> {
  const { plan, format, notes, outcome, columns } = done;
  const lacksProgramme = plan.mistakes.some(({ reason }) => reason === NO_PROGRAMME);
  return {
    ...{ outcome, format, notes, summary: summaryWords(plan), parts: planParts(plan) },
    ...{ suspicious: plan.suspicious.length, gone: plan.gone.length },
    ...(lacksProgramme && { lacks_programme: true }),
    columns: shownColumns(columns),
  };
}

/** Columns that say something: a table may go on with empty ones. */
export const shownColumns = (columns: readonly ReadColumn[]): ReadColumn[] =>
  columns.filter(
    ({ heading, example, field }) =>
      field !== null || example !== '' || !/^столбец \d+$/.test(heading),
  );
