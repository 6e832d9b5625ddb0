import type { Services } from '../../../../kernel/services.ts';
import { mistakeWords, planParts, summaryWords } from '../plan/plan-words.ts';
import type { ImportOutcome } from '../write/import-file.ts';
import type { Source } from './claim-source.ts';
import type { RunReport } from './import-sources.table.ts';
import { importFailedLetter, importWaitsLetter } from './watch.letters.ts';

type Parts = Pick<Services, 'config'>;

const pageOf = ({ config }: Parts, { guid }: Source) =>
  `${config.publicOrigin}/studio/imports?view=sources&source=${guid}`;

/** Tells that a difference waits. */
export const waitsLetter = (
  parts: Parts,
  source: Source,
  { file, message: summary }: { file: string; message: string },
) =>
  importWaitsLetter.to(parts.config.leadsTo, {
    ...{ source: source.title, file, summary },
    page: pageOf(parts, source),
  });

/** Tells that there was nothing to write, and why. */
export const failedLetter = (parts: Parts, source: Source, reason: string) =>
  importFailedLetter.to(parts.config.leadsTo, {
    ...{ source: source.title, reason },
    page: pageOf(parts, source),
  });

/** The difference as the desk shows it. */
export function reportOf(result: ImportOutcome): RunReport {
  const { format, notes, plan, mapping, columns } = result;
  return {
    ...{ format, notes: notes.slice(0, 200), summary: summaryWords(plan), parts: planParts(plan) },
    ...{ suspicious: plan.suspicious.length, gone: plan.gone.length },
    ...{ mapping, columns },
  };
}

/** The first mistake, and how many more there are. */
export function refusalWords({ plan: { mistakes } }: ImportOutcome): string {
  const [first] = mistakes;
  const more = mistakes.length > 1 ? ` (всего ошибок ${mistakes.length})` : '';
  return `В файле ошибка: ${first ? mistakeWords(first) : ''}${more}`.slice(0, 500);
}
