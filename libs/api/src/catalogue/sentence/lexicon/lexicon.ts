import { stemOf } from '../text/stem.ts';
import { latinOf } from '../text/typed.ts';
import { tokensOf } from '../text/token.ts';
import { deletesOf, isClose } from './typo.ts';
import type { LexiconData, Meaning } from './meaning.ts';
import { NUMERALS, ORDINALS } from './numerals.ts';
import { WORDS } from './words.ts';

/** A word of phrases: those that go on after it, and what the phrase that ends here means. */
export interface PhraseNode {
  readonly next: Map<string, PhraseNode>;
  means?: Meaning;
}

/** The lexicon of the domain and of one catalogue, ready to be looked up. */
export interface Lexicon {
  readonly root: PhraseNode;
  /** Key of a word, also of one that was mistyped; `undefined` where it is none of the lexicon. */
  keyOf: (word: string, strict?: boolean) => string | undefined;
  /** What a building's name stands for. */
  readonly buildings: ReadonlyMap<string, string>;
}

const LATIN = /^[a-z]+$/;
/** What may follow a Latin stem. */
const LATIN_ENDING = /^[aeiouhmvg]{0,3}$/;

/** Words that are typed right so often, or are so short, that nothing near them is a typo. */
const SHORTEST_TYPO = 5;

/** Compiles the closed lexicon and a catalogue's names; costs milliseconds, so that a lexicon is made once for its data. */
export function createLexicon(data: LexiconData): Lexicon {
  const root: PhraseNode = { next: new Map() };
  const exact = new Set<string>(NUMERALS.keys());
  const stems = new Set<string>();
  const latin = new Map<string, string>();
  const near = new Map<string, string[]>();
  const lines = WORDS.trim()
    .split('\n')
    .map((line) => {
      const [head = '', words = ''] = line.split(': ');
      const [is = '', ...of] = head.split(' ');
      return { means: { is, of: of.join(' ') }, phrases: words.split(', ') };
    });
  for (const { phrases } of lines) {
    for (const word of phrases.join(' ').split(' '))
      if (word.startsWith('=')) exact.add(word.slice(1));
  }
  const ownKey = (word: string) => (exact.has(word) ? `=${word}` : stemOf(word));

  const add = (phrase: string, means: Meaning, wins: boolean) => {
    let node = root;
    for (const { text } of tokensOf(phrase.replaceAll('=', ''))) {
      const key = ownKey(text);
      stems.add(key);
      let next = node.next.get(key);
      if (!next) node.next.set(key, (next = { next: new Map() }));
      node = next;
    }
    if (wins || !node.means) node.means = means;
  };
  for (const { means, phrases } of lines) for (const phrase of phrases) add(phrase, means, false);
  for (const [word, value] of NUMERALS) add(word, { is: 'num', of: String(value) }, true);
  for (const [value, word] of ORDINALS) add(word, { is: 'ord', of: String(value) }, true);
  for (const { names, id } of data.complexes) {
    for (const name of names) add(name, { is: 'complex', of: id }, false);
  }
  for (const { names, complexes } of data.places) {
    for (const name of names) add(name, { is: 'place', of: complexes.join(' ') }, false);
  }
  for (const { names, id } of data.programmes) {
    for (const name of names) add(name, { is: 'programme', of: id }, true);
  }
  for (const key of stems) {
    const word = key.replace('=', '');
    if (!latin.has(latinOf(word))) latin.set(latinOf(word), key);
    if (word.length < SHORTEST_TYPO - 1) continue;
    for (const part of deletesOf(word)) near.set(part, [...(near.get(part) ?? []), key]);
  }

  const known = (word: string) => {
    const key = ownKey(word);
    return stems.has(key) ? key : undefined;
  };
  const knownLatin = (word: string) => {
    const text = latinOf(word);
    for (let length = text.length; length >= Math.max(2, text.length - 3); length -= 1) {
      const key = latin.get(text.slice(0, length));
      if (key && LATIN_ENDING.test(text.slice(length))) return key;
    }
    return undefined;
  };
  const mistyped = (word: string) => {
    if (word.length < SHORTEST_TYPO || word.length > 24) return undefined;
    const found = new Set<string>();
    for (const typed of new Set([word, stemOf(word)])) {
      for (const part of deletesOf(typed)) {
        for (const key of near.get(part) ?? []) {
          if (isClose(typed, key.replace('=', ''))) found.add(key);
        }
      }
    }
    return found.size === 1 ? [...found][0] : undefined;
  };

  return {
    root,
    keyOf: (word, strict = false) =>
      known(word) ?? (LATIN.test(word) ? knownLatin(word) : strict ? undefined : mistyped(word)),
    buildings: new Map(
      data.buildings.flatMap(({ id, names }) => names.map((name) => [name, id] as const)),
    ),
  };
}
