import type { Lexicon, PhraseNode } from '../lexicon/lexicon.ts';
import { tokensOf, type Token } from '../text/token.ts';
import { inRussianLayout } from '../text/typed.ts';

/** A word, a number, a sign or a phrase of the lexicon. */
export interface Item {
  /** Its kind: of the lexicon, or `number`, `sign`, `unknown`. */
  readonly is: string;
  readonly of: string;
  /** What it is made of. */
  readonly tokens: readonly [Token, ...Token[]];
}

/** The same text with what was typed in the wrong layout set right; positions stay. */
function inRightLayout(sentence: string, lexicon: Lexicon): string {
  const knows = (text: string) =>
    tokensOf(text).every(({ kind, text: word }) => kind !== 'word' || lexicon.keyOf(word, true));
  return sentence.replace(/\S+/g, (chunk) => {
    if (!/[a-z[\]{}]/i.test(chunk) || /[а-яё]/i.test(chunk) || knows(chunk)) return chunk;
    let core = chunk;
    while (/[.,;]$/.test(core)) core = core.slice(0, -1);
    const end = chunk.slice(core.length);
    for (const tail of [end.length, 0]) {
      const right = inRussianLayout(core + end.slice(0, tail)) + end.slice(tail);
      if (right.length === chunk.length && knows(right)) return right;
    }
    return chunk;
  });
}

/** Words that a dot may follow without ending anything: «кв. м», «ул. Мира». */
const isShort = (token: Token | undefined) => token?.kind === 'word' && token.text.length <= 5;

/** Cuts a sentence into items: at each word the longest phrase of the lexicon. */
export function itemsOf(sentence: string, lexicon: Lexicon): Item[] {
  const all = tokensOf(inRightLayout(sentence, lexicon));
  const tokens = all.filter(({ text }, at) => text !== '.' || !isShort(all[at - 1]));
  const keys = tokens.map(({ kind, text }) =>
    kind === 'word' ? lexicon.keyOf(text) : kind === 'number' ? text : undefined,
  );
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    let node: PhraseNode | undefined = lexicon.root;
    let end = at;
    let means = node.means;
    for (let next = at; node && next < tokens.length; next += 1) {
      node = node.next.get(keys[next] ?? '');
      if (node?.means) [means, end] = [node.means, next + 1];
    }
    const [first] = tokens.slice(at, at + 1);
    if (!first) break;
    const kind = first.kind === 'word' ? 'unknown' : first.kind;
    items.push({
      ...(means ?? { is: kind, of: first.text }),
      tokens: [first, ...tokens.slice(at + 1, end)],
    });
    at = Math.max(end, at + 1);
  }
  return items;
}
