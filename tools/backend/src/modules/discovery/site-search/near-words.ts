/** Finds words of the site that a typed word may have been meant for. */
export interface NearWords {
  /** The nearest ones, best first; none where all are too far. */
  near(word: string): string[];
  /** Words that begin so, the most frequent first. */
  beginning(start: string): string[];
}

const AT_MOST = 3;

/**
 * Words by their trigrams: what shares the most groups of three letters is looked at closely.
 * @param words of the site with how often each stands there
 */
export function createNearWords(words: ReadonlyMap<string, number>): NearWords {
  const byTrigram = new Map<string, string[]>();
  for (const word of words.keys()) {
    for (const trigram of trigramsOf(word)) {
      const list = byTrigram.get(trigram);
      if (list) list.push(word);
      else byTrigram.set(trigram, [word]);
    }
  }
  const sorted = [...words.keys()].sort();
  const frequency = (word: string) => words.get(word) ?? 0;

  return {
    near(word) {
      const allowed = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
      if (allowed === 0) return [];
      const shared = new Map<string, number>();
      for (const trigram of trigramsOf(word)) {
        for (const other of byTrigram.get(trigram) ?? []) {
          shared.set(other, (shared.get(other) ?? 0) + 1);
        }
      }
      return [...shared.keys()]
        .filter((other) => Math.abs(other.length - word.length) <= allowed)
        .map((other) => ({ other, slips: slipsBetween(word, other) }))
        .filter(({ slips }) => slips <= allowed)
        .sort((a, b) => a.slips - b.slips || frequency(b.other) - frequency(a.other))
        .slice(0, AT_MOST)
        .map(({ other }) => other);
    },
    beginning(start) {
      const from = firstNotBefore(sorted, start);
      const found: string[] = [];
      for (let at = from; sorted[at]?.startsWith(start); at += 1) found.push(sorted[at] ?? '');
      return found.sort((a, b) => frequency(b) - frequency(a)).slice(0, 20);
    },
  };
}

function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  const found = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3));
  return found;
}

/** How many letters were left out, added, changed or swapped with the next one (Damerau–Levenshtein). */
export function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      ) {
        least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(least);
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}

function firstNotBefore(sorted: readonly string[], start: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
