import { formatCount } from '@m30/ui-kit/format';
import type { StudioResult } from '../../../contract/client.ts';

export type Feed = StudioResult<'Feeds.List'>['feeds'][number];
/** With what its channel would refuse. */
export type FeedDetails = StudioResult<'Feeds.Get'>['feed'];
export type FeedComplex = StudioResult<'Feeds.Complexes'>['complexes'][number];

/** Milliseconds between two looks at what is being made. */
const SOON = 3_000;

export const STATES: Readonly<Record<Feed['state'], string>> = {
  ready: 'готова',
  making: 'собирается',
  waiting: 'ждёт сборки',
  interrupted: 'сборка прервалась',
  failed: 'не собралась',
  off: 'выключена',
};

/** Whether somebody has to look at it. */
export const isBroken = ({ state }: Pick<Feed, 'state'>): boolean =>
  state === 'failed' || state === 'interrupted';

/** When to look again, while a file is on its way. */
export const lookAgain = (feeds: readonly Feed[] | undefined): number | false =>
  feeds?.some(({ state }) => state !== 'ready' && state !== 'off') ? SOON : false;

export const lotsWords = (count: number): string => formatCount(count, ['лот', 'лота', 'лотов']);

const COMPLEX = 'complex';

/** The complex that a filter is about, where it is a single one, and the rest of it. */
export function splitFilter(filter: string): { complex: string; rest: string } {
  const query = new URLSearchParams(filter);
  const complex = query.get(COMPLEX) ?? '';
  if (complex.includes(',')) return { complex: '', rest: filter };
  query.delete(COMPLEX);
  return { complex, rest: query.toString().replaceAll('%2C', ',') };
}

/** A filter of the catalogue, as it was copied, within a complex. */
export function joinFilter(rest: string, complex: string): string {
  if (complex === '') return rest;
  const isAddress = rest.includes('?') || /^(https?:|\/)/.test(rest);
  const query = new URLSearchParams(isAddress ? (rest.split('?')[1] ?? '') : rest);
  query.set(COMPLEX, complex);
  return query.toString();
}

/** Channels that give complexes numbers. */
export const NUMBERED = ['cian', 'avito', 'domclick'] as const;
