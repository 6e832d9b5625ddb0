import { hydrateLate } from '@m30/shell/late';
import type { BlocksProps } from '@m30/blocks';

/** Blocks without data of their own, below what a page renders itself; their code is loaded at the first interaction. */
export const PlainBlocks = hydrateLate<Pick<BlocksProps, 'blocks'>>(
  async () => ({ default: (await import('@m30/blocks')).Blocks }),
  { whole: true },
);
