/** Minutes of a day: the first of a span, the one after its last, and so on. */
export type Spans = number[];

/** When at least one of several has the sun. */
export function joinSpans(all: readonly Spans[]): Spans {
  if (all.length === 1) return all[0] ?? [];
  const pairs = all.flatMap(pairsOf).sort(([one], [other]) => one - other);
  const joined: [from: number, to: number][] = [];
  for (const [from, to] of pairs) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined.flat();
}

/** Minutes in all. */
export const lengthOf = (spans: Spans): number =>
  pairsOf(spans).reduce((sum, [from, to]) => sum + to - from, 0);

const pairsOf = (spans: Spans): [from: number, to: number][] =>
  spans.flatMap((from, index): [number, number][] =>
    index % 2 === 0 ? [[from, spans[index + 1] ?? from]] : [],
  );

/** Minutes of them between two of a day. */
export const lengthWithin = (spans: Spans, start: number, end: number): number =>
  pairsOf(spans).reduce(
    (sum, [from, to]) => sum + Math.max(0, Math.min(to, end) - Math.max(from, start)),
    0,
  );
