import { formatDate } from '@m30/ui-kit/format';
import type { RunOutcome } from '../../../../contract/catalogue/import-source.schema.ts';
import type { StudioResult } from '../../../../contract/client.ts';

export type Source = StudioResult<'Imports.Sources'>['sources'][number];
/** With its runs and the difference that waits. */
export type SourceDetails = StudioResult<'Imports.Source'>['source'];

/** Milliseconds between two looks at what is being read, and at what will be. */
const SOON = 3_000;
const LATER = 60_000;

export const OUTCOMES: Readonly<Record<RunOutcome, string>> = {
  running: 'читается',
  unchanged: 'без перемен',
  growing: 'ждёт, пока файл допишут',
  same: 'отличий нет',
  waiting: 'ждёт решения',
  applied: 'записано',
  refused: 'ошибки в файле',
  failed: 'не получен',
  interrupted: 'прервано',
  dismissed: 'отказались',
  superseded: 'сменилось следующей проверкой',
};

/** Whether the latest look at it has brought nothing that could be written. */
export const isBroken = ({ last, every }: Pick<Source, 'last' | 'every'>): boolean =>
  every !== 'off' && (last?.outcome === 'failed' || last?.outcome === 'refused');

/** When to look again. */
export const lookAgain = (sources: readonly Source[] | undefined): number =>
  sources?.some(({ running }) => running) ? SOON : LATER;

/** «каждый час», «раз в день в 9:00». */
export function everyWords({ every, hour }: Pick<Source, 'every' | 'hour'>): string {
  if (every === 'off') return 'выключен';
  return every === 'hour' ? 'каждый час' : `раз в день в ${hour}:00 по Москве`;
}

/** What is to be known of it at a glance. */
export function stateWords(source: Source): string {
  if (source.running) return 'читается';
  const { last } = source;
  if (!last) return 'ещё не читался';
  return `${OUTCOMES[last.outcome]}, ${formatDate(last.at, 'stamp')}`;
}

/** An address without its query, which may hold a key. */
export function placeWords({ kind, url }: Pick<Source, 'kind' | 'url'>): string {
  const address = URL.parse(url);
  if (kind === 'folder' || !address) return 'папка на сервере';
  return `${address.host}${address.pathname}`;
}
