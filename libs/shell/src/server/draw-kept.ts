import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Bytes of keys and markup that are kept: some eight hundred cards. */
const MOST = 2_500_000;

interface Kept {
  key: string;
  markup: Uint8Array;
}

/** A map keeps the order in which its keys came: the first one was used longest ago. */
const kept = new Map<string, Kept>();
let held = 0;

const encoder = new TextEncoder();

/** Stand before content that is drawn by itself; in a document they are in its head. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** Draws content as UTF-8, or gives what was drawn of the same key; what was used longest ago is dropped. */
export function drawKept(key: string, content: ReactNode): Uint8Array {
  const found = kept.get(key);
  const one = found ?? { key, markup: draw(content) };
  if (found) kept.delete(key);
  else held += size(one);
  // Its own key again: the new one would be old garbage at the next use.
  kept.set(one.key, one);
  for (const oldest of kept.values()) {
    if (held <= MOST) break;
    kept.delete(oldest.key);
    held -= size(oldest);
  }
  return one.markup;
}

const draw = (content: ReactNode) => encoder.encode(renderToString(content).replace(PRELOADS, ''));

/** A key of Cyrillic letters takes two bytes for each. */
const size = ({ key, markup }: Kept) => key.length * 2 + markup.length;
