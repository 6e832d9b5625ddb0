import type { Found } from '@m30/api';
import { tokensOf } from './tokens.ts';

type Marked = Found['title'];

/** Characters of an excerpt, about two lines. */
const LENGTH = 180;

/** A text with the words that were looked for marked. */
export function mark(text: string, isSought: (word: string) => boolean): Marked {
  const parts: Marked = [];
  const add = (piece: string, found: boolean) => {
    if (piece) parts.push({ text: piece, found });
  };
  let done = 0;
  for (const { word, start, end } of tokensOf(text)) {
    if (!isSought(word)) continue;
    add(text.slice(done, start), false);
    add(text.slice(start, end), true);
    done = end;
  }
  add(text.slice(done), false);
  return parts;
}

/** The part of a text with the most of the words that were looked for; empty where it has none. */
export function excerptOf(text: string, isSought: (word: string) => boolean): Marked {
  const found = tokensOf(text).filter(({ word }) => isSought(word));
  const [first] = found;
  if (!first) return [];
  let best = { start: first.start, words: 0 };
  found.forEach(({ start }, place) => {
    const seen = new Set<string>();
    for (let at = place; (found[at]?.end ?? Infinity) <= start + LENGTH; at += 1) {
      seen.add(found[at]?.word ?? '');
    }
    if (seen.size > best.words) best = { start, words: seen.size };
  });
  return mark(cutAround(text, best.start), isSought);
}

/** A piece of a text that begins with the sentence of a place, or with a word near before it. */
function cutAround(text: string, place: number): string {
  const sentence = Math.max(
    ...['. ', '? ', '… '].map((end) => text.lastIndexOf(end, place - 1) + 2),
  );
  const isNear = place - sentence < LENGTH / 2;
  const word = text.indexOf(' ', Math.max(0, place - 60)) + 1;
  const start = place < LENGTH / 2 ? 0 : isNear ? sentence : Math.min(word, place);
  const piece = text.slice(start, start + LENGTH);
  const isCut = start + LENGTH < text.length;
  const end = isCut ? piece.lastIndexOf(' ') : piece.length;
  const isWhole = start === 0 || isNear;
  return `${isWhole ? '' : '… '}${piece.slice(0, end > 0 ? end : piece.length)}${isCut ? '\u00a0…' : ''}`;
}
