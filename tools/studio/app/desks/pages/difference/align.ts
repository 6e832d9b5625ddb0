/** Blocks of two versions of a page that belong together: places in the older and the newer list, `null` where there is none. */
export interface Pair {
  before: number | null;
  after: number | null;
}

/** A block as a version has it. */
export type Block = Readonly<Record<string, unknown>> & { readonly type: string };

/**
 * Finds for each block what it was before: the same block wherever it stood, else the one of its kind that follows in order.
 * @returns pairs in the newer order, then what is gone
 */
export function align(before: readonly Block[], after: readonly Block[]): Pair[] {
  const old = before.map((block) => JSON.stringify(sorted(block)));
  const free = new Set(before.keys());
  const take = (fits: (index: number) => boolean) => {
    const found = [...free].find(fits);
    if (found !== undefined) free.delete(found);
    return found ?? null;
  };
  const same = after.map((block, index) => {
    const json = JSON.stringify(sorted(block));
    return take((at) => at === index && old[at] === json) ?? take((at) => old[at] === json);
  });
  const pairs = after.map(({ type }, index): Pair => {
    const isOfKind = (at: number) => before[at]?.type === type;
    const found =
      same[index] ?? take((at) => at === index && isOfKind(at)) ?? take((at) => isOfKind(at));
    return { before: found, after: index };
  });
  return [...pairs, ...[...free].map((gone): Pair => ({ before: gone, after: null }))];
}

/** The same JSON with its properties in one order: a database gives them in its own. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}

/**
 * Places of pairs whose block has been carried past others: the fewest that have to move so that the older order becomes the newer.
 * @param pairs those that stand in both versions, in the newer order
 */
export function movedOf(pairs: readonly Pair[]): ReadonlySet<Pair> {
  const both = pairs.filter(({ before, after }) => before !== null && after !== null);
  // Longest run that keeps its order; a page has a hundred blocks at most.
  const best = both.map((): { length: number; from: number } => ({ length: 1, from: -1 }));
  both.forEach((pair, index) => {
    for (let at = 0; at < index; at += 1) {
      const [here, there] = [best[index], best[at]];
      if (!here || !there || (both[at]?.before ?? 0) > (pair.before ?? 0)) continue;
      if (there.length + 1 > here.length) best[index] = { length: there.length + 1, from: at };
    }
  });
  const longest = Math.max(0, ...best.map(({ length }) => length));
  const moved = new Set(both);
  let at = best.findIndex(({ length }) => length === longest);
  while (at >= 0) {
    const pair = both[at];
    if (pair) moved.delete(pair);
    at = best[at]?.from ?? -1;
  }
  return moved;
}
