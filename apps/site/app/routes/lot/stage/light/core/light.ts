import type { ResultOf } from '@m30/api/client';

/** Figures of a flat. */
export type Light = Extract<ResultOf<'Objects.GetLight'>, { state: 'ready' }>;
export type RoomLight = Light['rooms'][number];

/** Minutes of a day: the first of a span, the one after its last, and so on. */
export type Spans = readonly number[];

const DAY_LENGTH = 86_400_000;

/** Day of the year, from 0, of an ISO date of any year; 29 February counts as the day after it. */
export function dayOfYear(year: number, iso: string): number {
  const [, month = 1, date = 1] = iso.split('-').map(Number);
  const day = (Date.UTC(year, month - 1, date) - Date.UTC(year, 0, 1)) / DAY_LENGTH;
  return Math.min(Math.max(day, 0), 364);
}

/** ISO date of a day of a year. */
export const isoOfDay = (year: number, day: number): string =>
  new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10);

/** The instant of a minute of a day, in ms since 1970. */
export const instantOf = ({ year, utcOffset }: Light, day: number, minute: number): number =>
  Date.UTC(year, 0, 1 + day) + (minute - utcOffset) * 60_000;

/** Whether a minute is in the sun. */
export const isSunny = (spans: Spans, minute: number): boolean =>
  spans.some(
    (from, index) => index % 2 === 0 && minute >= from && minute < (spans[index + 1] ?? 0),
  );

/** Spans as pairs. */
export const pairsOf = (spans: Spans): [from: number, to: number][] =>
  spans.flatMap((from, index): [number, number][] =>
    index % 2 === 0 ? [[from, spans[index + 1] ?? from]] : [],
  );

/** Minutes in all. */
export const lengthOf = (spans: Spans): number =>
  pairsOf(spans).reduce((sum, [from, to]) => sum + to - from, 0);

/** When at least one window of a room has the sun on a day. */
export function roomSpans({ windows }: Pick<RoomLight, 'windows'>, day: number): Spans {
  const pairs = windows
    .flatMap(({ days }) => pairsOf(days?.[day] ?? []))
    .sort(([one], [other]) => one - other);
  const joined: [number, number][] = [];
  for (const [from, to] of pairs) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined.flat();
}
