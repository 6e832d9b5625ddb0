import { plain, tokensOf } from '../text/token.ts';
import { createFindKey, createOwnKey } from './find-key.ts';
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
  /** Key of a word; `undefined` where it is none of the lexicon. */
  readonly exactly: (word: string) => string | undefined;
  /** Key of the only word that this one may be a slip of. */
  readonly mistyped: (word: string) => string | undefined;
  /** Ids of buildings by their names. */
  readonly buildings: ReadonlyMap<string, string>;
  /** Ids of all complexes. */
  readonly complexes: readonly string[];
  /** Ids of programmes that no bank tells apart. */
  readonly plainProgrammes: ReadonlySet<string>;
}

/** Lines of the lexicon: `is of: phrase, phrase`. */
const LINES = WORDS.trim()
  .split('\n')
  .map((line) => {
    const [head = '', words = ''] = line.split(': ');
    const [is = '', ...of] = head.split(' ');
    return { means: { is, of: of.join(' ') }, phrases: words.split(', ') };
  });

/** Words of some phrases that stand for themselves alone: `=лето`. */
const exactOf = (phrases: readonly string[]) =>
  phrases.flatMap((phrase) =>
    [...phrase.matchAll(/=([^\s=]+)/g)].map(([, word = '']) => plain(word)),
  );

const EXACT = exactOf(LINES.flatMap(({ phrases }) => phrases));

/** Compiles the closed lexicon and a catalogue's names; takes milliseconds, so that it is made once for its data. */
export function createLexicon(data: LexiconData): Lexicon {
  const root: PhraseNode = { next: new Map() };
  const keys = new Set<string>();
  const ownKey = createOwnKey(
    new Set([
      ...EXACT,
      ...exactOf([...data.complexes, ...data.places].flatMap(({ names }) => names)),
    ]),
  );

  const add = (phrase: string, means: Meaning) => {
    let node = root;
    for (const { kind, text, value } of tokensOf(phrase.replaceAll('=', ''))) {
      const key = kind === 'word' ? ownKey(text) : kind === 'number' ? `#${value}` : text;
      if (kind === 'word') keys.add(key);
      let next = node.next.get(key);
      if (!next) node.next.set(key, (next = { next: new Map() }));
      node = next;
    }
    const before = node.means;
    if (!before) node.means = means;
    else if (before.is === means.is && ['place', 'programme'].includes(means.is)) {
      node.means = { is: means.is, of: `${before.of}|${means.of}` };
    }
  };

  for (const { names, id } of data.complexes)
    for (const name of names) if (name.includes(' ')) add(name, { is: 'complex', of: id });
  for (const [word, value] of NUMERALS) add(word, { is: 'num', of: String(value) });
  for (const [value, word] of ORDINALS) add(word, { is: 'ord', of: String(value) });
  for (const { names, bank, id } of data.programmes) {
    for (const name of [...names, ...bank]) add(name, { is: 'programme', of: id });
  }
  for (const { means, phrases } of LINES) for (const phrase of phrases) add(phrase, means);
  for (const { names, id } of data.complexes)
    for (const name of names) add(name, { is: 'complex', of: id });
  for (const { names, kind, complexes } of data.places) {
    for (const name of names) add(name, { is: 'place', of: `${kind}:${complexes.join(' ')}` });
  }

  const meaningOf = (key: string) => {
    const means = root.next.get(key)?.means;
    return means ? `${means.is} ${means.of}` : key;
  };
  return {
    root,
    ...createFindKey(keys, ownKey, (some) => new Set(some.map(meaningOf)).size === 1),
    buildings: new Map(
      data.buildings.flatMap(({ id, names }) => names.map((name) => [name, id] as const)),
    ),
    complexes: data.complexes.map(({ id }) => id),
    plainProgrammes: new Set(
      data.programmes.filter(({ bank }) => bank.length === 0).map(({ id }) => id),
    ),
  };
}
