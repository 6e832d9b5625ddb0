import type { SearchIndex } from './search-index.ts';
import type { Stems } from './stems.ts';
import { tokensOf } from './tokens.ts';

/** A word that is looked for, as every stem that answers it. */
interface SoughtWord {
  /** How well each stem answers, up to 1. */
  stems: ReadonlyMap<string, number>;
}

/** What is looked for. */
export interface Sought {
  words: SoughtWord[];
  /** The query with its slips put right; `null` where there were none. */
  corrected: string | null;
}

/** A strangers' query is no longer than a sentence. */
const MOST_WORDS = 8;
/** From so many letters on the last word may be the beginning of one. */
const BEGINNING = 3;

/**
 * Understands a query: each word by its stem, the last one also as the beginning of a word, and a word
 * that stands nowhere as the nearest one that does.
 */
export async function readQuery(
  query: string,
  { stems: known, stemOf, vocabulary }: SearchIndex,
  stems: Stems,
): Promise<Sought> {
  const typed = tokensOf(query)
    .map(({ word }) => word)
    .slice(0, MOST_WORDS);
  const stemOfTyped = await stems.of(typed);
  let isCorrected = false;
  const words: SoughtWord[] = [];
  const spelt = typed.map((word, position) => {
    const stem = stemOfTyped.get(word) ?? null;
    if (stem === null) return word;
    const found = new Map<string, number>();
    const add = (other: string, how: number) => {
      if (known.has(other)) found.set(other, Math.max(found.get(other) ?? 0, how));
    };
    add(stem, 1);
    if (position === typed.length - 1 && word.length >= BEGINNING) {
      for (const longer of vocabulary.beginning(word)) add(stemOf.get(longer) ?? '', 0.6);
    }
    const [meant, ...others] = found.size === 0 && !/\d/.test(word) ? vocabulary.near(word) : [];
    for (const near of meant ? [meant, ...others] : []) add(stemOf.get(near) ?? '', 0.5);
    words.push({ stems: found });
    if (meant) isCorrected = true;
    return meant ?? word;
  });
  return { words, corrected: isCorrected ? spelt.join(' ') : null };
}
