import type { Lexicon, PhraseNode } from '../lexicon/lexicon.ts';
import { isClose } from '../lexicon/typo.ts';
import { tokensOf, type Token } from '../text/token.ts';
import { inRussianLayout } from '../text/typed.ts';

/** A word, a number, a sign or a phrase of the lexicon. */
export interface Item {
  /** Its kind: of the lexicon, or `number`, `sign`, `code`, `unknown`. */
  readonly is: string;
  readonly of: string;
  /** What it is made of. */
  readonly tokens: readonly [Token, ...Token[]];
}

/** What the keys of a Latin keyboard write, and nothing else. */
const LATIN_KEYS = /^[a-z[\]{};',.`"<>:~\d?!()-]+$/i;
/** A letter between digits is no word. */
const MIXED = /\d[a-z]\d/i;

/** Whether each word means something by itself. */
const means = (text: string, lexicon: Lexicon) => {
  const words = tokensOf(text).filter(({ kind }) => kind === 'word' || kind === 'code');
  return (
    words.length > 0 &&
    words.every(
      ({ kind, text: word }) =>
        kind === 'code' || lexicon.root.next.get(lexicon.exactly(word) ?? '')?.means,
    )
  );
};

/** Whether each word is one of the lexicon. */
const knows = (text: string, lexicon: Lexicon) =>
  tokensOf(text).every(({ kind, text: word }) => kind !== 'word' || lexicon.exactly(word));

/** A chunk between spaces as the other layout writes it, if all its words are known then; its length stays. */
function otherLayout(chunk: string, lexicon: Lexicon): string | undefined {
  if (!/[a-z[\]{}'`]/i.test(chunk) || !LATIN_KEYS.test(chunk) || MIXED.test(chunk))
    return undefined;
  let length = chunk.length;
  while (length > 0 && '.,;?!'.includes(chunk.charAt(length - 1))) length -= 1;
  const core = chunk.slice(0, length);
  const end = chunk.slice(length);
  for (const tail of [end.length, 0]) {
    const right = inRussianLayout(core + end.slice(0, tail)) + end.slice(tail);
    if (right.length === chunk.length && knows(right, lexicon)) return right;
  }
  return undefined;
}

/** A sentence with what was typed in the wrong layout set right; positions stay. Short words go with the long ones. */
function inRightLayout(sentence: string, lexicon: Lexicon): string {
  const chunks = sentence.split(/(\s+)/).map((chunk) => {
    const other = otherLayout(chunk, lexicon);
    return {
      chunk,
      other,
      short: chunk.length < 3,
      latin: other !== undefined && means(chunk, lexicon),
    };
  });
  const wrong = chunks.some(({ other, short, latin }) => other !== undefined && !short && !latin);
  return chunks
    .map(({ chunk, other, short, latin }) =>
      other !== undefined && (short ? wrong : !latin) ? other : chunk,
    )
    .join('');
}

/** Words that a dot may follow without ending anything: «кв. м», «ул. Мира». */
const isShort = (token: Token | undefined) => token?.kind === 'word' && token.text.length <= 5;

/** Key of a token among phrases; names in capitals are not taken for slips of other words. */
function keyOf(token: Token, first: boolean, lexicon: Lexicon): string {
  if (token.kind === 'number') return `#${token.value}`;
  if (token.kind !== 'word') return token.text;
  return (
    lexicon.exactly(token.text) ??
    (token.capital && !first ? undefined : lexicon.mistyped(token.text)) ??
    ''
  );
}

/** Words of a phrase after its first one may be shorter and still be slips. */
function nextNode(
  node: PhraseNode,
  key: string,
  token: Token,
  depth: number,
): PhraseNode | undefined {
  const found = node.next.get(key);
  if (found || depth === 0 || token.kind !== 'word' || token.text.length < 3 || node.next.size > 30)
    return found;
  const close = [...node.next].filter(
    ([word]) => word.length > 3 && isClose(token.text, word.replace('=', '')),
  );
  return close.length === 1 ? close[0]?.[1] : undefined;
}

/** Cuts a sentence into items: at each word the longest phrase of the lexicon. */
export function itemsOf(sentence: string, lexicon: Lexicon): Item[] {
  const all = tokensOf(inRightLayout(sentence, lexicon));
  const tokens = all.filter(({ text }, at) => text !== '.' || !isShort(all[at - 1]));
  const keys = tokens.map((token, at) => keyOf(token, at === 0, lexicon));
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const [first] = tokens.slice(at, at + 1);
    if (!first) break;
    let node: PhraseNode | undefined = first.kind === 'sign' ? undefined : lexicon.root;
    let end = at;
    let means: PhraseNode['means'];
    for (let next = at; node && next < tokens.length; next += 1) {
      const token = tokens[next];
      node = token && nextNode(node, keys[next] ?? '', token, next - at);
      const alone = next === at && first.kind !== 'word';
      if (node?.means && !alone) [means, end] = [node.means, next + 1];
    }
    const kind = first.kind === 'word' ? 'unknown' : first.kind;
    items.push({
      ...(means ?? { is: kind, of: first.text }),
      tokens: [first, ...tokens.slice(at + 1, end)],
    });
    at = Math.max(end, at + 1);
  }
  return items;
}
