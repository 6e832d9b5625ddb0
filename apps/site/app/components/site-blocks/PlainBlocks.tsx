import { deferred } from '@m30/shell/deferred';
import type { BlocksProps } from '@m30/blocks';

/** Blocks that show nothing live, below what a page draws itself; their code comes with the first gesture. */
export const PlainBlocks = deferred<Pick<BlocksProps, 'blocks'>>(
  async () => ({ default: (await import('@m30/blocks')).Blocks }),
  { whole: true },
);
