import { soundOf, stemOf } from '../text/stem.ts';
import { latinOf } from '../text/typed.ts';
import { NUMERALS } from './numerals.ts';
import { deletesOf, isClose } from './typo.ts';

const LATIN = /^[a-z]+$/;
/** What may follow a Latin stem. */
const LATIN_ENDING = /^[aeiouhmvg]{0,3}$/;
/** Shorter words are typed right, or are others. */
const SHORTEST_TYPO = 5;
const LONGEST_WORD = 24;
/** Nouns whose nominative ends as if it were a case: «остров», whose stem lost its «ов». */
const ENDS_LIKE_A_CASE = /.{3}[ое]в(?:а|е|у|ом)$/;
/** A preposition that was typed without a space before it. */
const GLUED = /[свк]$/;

/** How a word is known: by itself where its form matters, numerals by their value, all others by their stem. */
export type OwnKey = (word: string) => string;

export const createOwnKey =
  (exact: ReadonlySet<string>): OwnKey =>
  (word) => {
    const numeral = NUMERALS.get(word);
    if (numeral !== undefined) return `#${numeral}`;
    return exact.has(word) ? `=${word}` : stemOf(word);
  };

/**
 * Finds a word among keys: as it is, transliterated, or with one slip.
 * @param same Whether some keys mean the same, so that it is all one which of them was meant.
 */
export function createFindKey(
  keys: ReadonlySet<string>,
  ownKey: OwnKey,
  same: (keys: readonly string[]) => boolean,
) {
  const latin = new Map<string, string>();
  const near = new Map<string, string[]>();
  for (const key of keys) {
    const word = key.replace('=', '');
    if (!latin.has(latinOf(word))) latin.set(latinOf(word), key);
    if (word.length < SHORTEST_TYPO - 1) continue;
    for (const part of deletesOf(soundOf(word))) {
      const found = near.get(part);
      if (found) found.push(key);
      else near.set(part, [key]);
    }
  }

  const known = (word: string) => {
    const key = ownKey(word);
    if (keys.has(key)) return key;
    const shorter = ENDS_LIKE_A_CASE.test(word) ? stemOf(key) : key;
    return keys.has(shorter) ? shorter : undefined;
  };
  const knownLatin = (word: string) => {
    const text = latinOf(word);
    for (let length = text.length; length >= Math.min(2, text.length); length -= 1) {
      if (length < text.length - 3) break;
      const key = latin.get(text.slice(0, length));
      if (key && LATIN_ENDING.test(text.slice(length))) return key;
    }
    return undefined;
  };
  const closeTo = (typed: string, found: Map<string, boolean>) => {
    const sound = soundOf(typed);
    for (const part of typed.length < SHORTEST_TYPO - 1 ? [sound] : deletesOf(sound)) {
      for (const key of near.get(part) ?? []) {
        const right = soundOf(key.replace('=', ''));
        if (sound === right) found.set(key, true);
        else if (
          right.length >= SHORTEST_TYPO - 1 &&
          sound.length >= SHORTEST_TYPO - 1 &&
          key.length >= SHORTEST_TYPO &&
          !key.startsWith('=') &&
          isClose(sound, right)
        )
          found.set(key, found.get(key) ?? false);
      }
    }
  };
  const mistyped = (word: string) => {
    if (word.length < SHORTEST_TYPO - 1 || word.length > LONGEST_WORD) return undefined;
    const found = new Map<string, boolean>();
    if (word.length >= SHORTEST_TYPO) {
      closeTo(word, found);
      closeTo(stemOf(word), found);
    } else if (near.has(soundOf(word))) {
      for (const key of near.get(soundOf(word)) ?? [])
        if (soundOf(key.replace('=', '')) === soundOf(word)) found.set(key, true);
    }
    const alike = [...found].filter(([, exactly]) => exactly).map(([key]) => key);
    const all = alike.length > 0 ? alike : [...found.keys()];
    if (all.length > 0) return same(all) ? all[0] : undefined;
    const unglued = word.slice(0, -1);
    return GLUED.test(word) && word.length > SHORTEST_TYPO ? known(unglued) : undefined;
  };

  return {
    /** Key of a word as it was typed, in either script. */
    exactly: (word: string) => known(word) ?? (LATIN.test(word) ? knownLatin(word) : undefined),
    mistyped,
  };
}
