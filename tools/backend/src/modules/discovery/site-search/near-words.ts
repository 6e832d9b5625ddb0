import MiniSearch from 'minisearch';

/** Finds words of the site that a typed word may have been meant for. */
export interface NearWords {
  /** The nearest ones, best first; none where all are too far. */
  near(word: string): string[];
  /** Words that begin so, the most frequent first. */
  beginning(start: string): string[];
}

const AT_MOST = 3;

/** Of words with as many slips the most frequent one is meant; a slip less says more. */
const FREQUENCY = 0.01;

/**
 * Words of the site as documents of their own.
 * @param words with how often each stands there
 */
export function createNearWords(words: ReadonlyMap<string, number>): NearWords {
  const frequency = (word: string) => words.get(word) ?? 0;
  const index = new MiniSearch<{ word: string }>({
    idField: 'word',
    fields: ['word'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
    searchOptions: {
      boostDocument: (word) => 1 + FREQUENCY * Math.log(frequency(word as string)),
    },
  });
  index.addAll(Array.from(words.keys(), (word) => ({ word })));
  const byFrequency = (one: string, other: string) => frequency(other) - frequency(one);

  return {
    near(word) {
      const slips = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
      if (slips === 0) return [];
      const swapped = swapsOf(word).filter((other) => words.has(other));
      const found = index.search(word, { fuzzy: slips }).map(({ id }) => id as string);
      return [...new Set([...swapped.sort(byFrequency), ...found])].slice(0, AT_MOST);
    },
    beginning(start) {
      const found = index.search(start, { prefix: true }).map(({ id }) => id as string);
      return found.sort(byFrequency).slice(0, 20);
    },
  };
}

/** A word with two neighbouring letters the other way about: one slip, which the index counts as two. */
function swapsOf(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  );
}
