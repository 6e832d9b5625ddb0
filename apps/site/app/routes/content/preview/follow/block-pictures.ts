import { blockRequests, type ParsedBlock } from '@m30/blocks';
import { checkBlock, parseBlocks } from '@m30/blocks/server';
import { requestKey, type BlocksData } from '../../../../components/site-blocks/blocks-data.ts';

/** A block as an editor has written it, and what is shown of it. */
export interface BlockPicture {
  /** The block as JSON: what is the same is not parsed again. */
  readonly json: string;
  readonly type: string;
  /** Mostly one block; a note beside it or in its place where nothing good was ever shown. */
  readonly shown: readonly ParsedBlock[];
  /** Whether it is right, has a mistake, or waits for what the server alone can find. */
  readonly state: 'right' | 'wrong' | 'waiting';
}

/** A block as the editor has it now, before its schema has checked it: anything may be missing but its type. */
export type WrittenBlock = Readonly<Record<string, unknown>> & { readonly type: string };

/**
 * Pictures of the blocks of a page as it is written: each is checked by its own schema first, and one with a mistake keeps the last
 * good picture. A block that is not written anew keeps its very picture, so that React leaves it alone.
 * @param lots what the loader has found for the blocks of the page
 */
export function picturesOf(
  blocks: readonly WrittenBlock[],
  before: readonly BlockPicture[],
  lots: BlocksData['lots'],
): BlockPicture[] {
  const known = new Map(before.map((picture) => [picture.json, picture]));
  return blocks.map((block, index) => {
    const json = JSON.stringify(block);
    const same = known.get(json);
    if (same) return same;
    const place = before[index]?.type === block.type ? before[index] : undefined;
    const last = place?.shown ?? parseBlocks([block], { preview: true });
    const as = (shown: readonly ParsedBlock[], state: BlockPicture['state']) => ({
      ...{ json, type: block.type, shown, state },
    });
    if (checkBlock(block).length > 0) return as(last, 'wrong');
    const shown = parseBlocks([block]);
    const isLive = blockRequests(shown).lots.every((asked) => lots[requestKey(asked)]);
    return isLive ? as(shown, 'right') : as(last, 'waiting');
  });
}

/** Places of the blocks that stand so, from 0. */
export const placesOf = (pictures: readonly BlockPicture[], state: BlockPicture['state']) =>
  pictures.flatMap((picture, index) => (picture.state === state ? [index] : []));
