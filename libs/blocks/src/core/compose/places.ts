import { isHead, isTitled } from './traits.ts';
import type { ParsedBlock } from '../parsed-block.ts';

/** Where a block stands on a wide desk: a heading at the left, the words that belong to it at its right. */
export type Place = 'head' | 'words' | undefined;

/** Places of the blocks of a list; what has a ground or a heading of its own takes the whole width. */
export function placesOf(blocks: readonly ParsedBlock[]): Place[] {
  let below = false;
  return blocks.map((block, index) => {
    const next = blocks[index + 1];
    if (isHead(block)) {
      below = next !== undefined && isWords(next);
      return below ? 'head' : undefined;
    }
    below &&= isWords(block);
    return below ? 'words' : undefined;
  });
}

const isWords = (block: ParsedBlock) =>
  (block.type === 'text' || block.type === 'steps') && !block.frame?.theme && !isTitled(block);
