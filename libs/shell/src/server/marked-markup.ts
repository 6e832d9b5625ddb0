import { randomUUID } from 'node:crypto';
import type { Marks } from '../kept/markup-context.ts';
import { drawKept } from './draw-kept.ts';

/** Nobody knows it, so that no content can hold a mark. */
const NAME = randomUUID();

const MARK = new RegExp(`<!--${NAME} (\\d+)-->`);

/** Writes a long text four times as fast as a buffer does. */
const encoder = new TextEncoder();

/** Kept markup, bytes already, that has only a mark in the text of a document until the whole is bytes. */
export interface MarkedMarkup extends Marks {
  /** @returns the texts as UTF-8, with the markup in the place of its marks; joining them before would copy them once more */
  encode(...texts: string[]): Uint8Array<ArrayBuffer>;
}

/** Makes the marks of one document: what is kept is neither joined to its text nor encoded again. */
export function marked(): MarkedMarkup {
  const kept: Uint8Array[] = [];
  const place = (markup: Uint8Array) => `<!--${NAME} ${kept.push(markup) - 1}-->`;
  return {
    place,
    draw: (key, content) => place(drawKept(key, content)),
    encode(...texts) {
      // Every second part is the number of a mark.
      const parts = texts.flatMap((text) =>
        text
          .split(MARK)
          .map((part, at) =>
            at % 2 === 0 ? encoder.encode(part) : (kept[Number(part)] as Uint8Array),
          ),
      );
      return Buffer.concat(parts);
    },
  };
}
