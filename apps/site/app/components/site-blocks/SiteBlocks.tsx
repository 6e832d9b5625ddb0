import { deferred } from '@m30/shell/deferred';
import type { SiteBlocksProps } from './LiveBlocks.tsx';

export type { SiteBlocksProps } from './LiveBlocks.tsx';

/**
 * The blocks of a page. The server draws them whole, and their links and forms work as they stand: their code comes with
 * the visitor's first gesture.
 */
export const SiteBlocks = deferred<SiteBlocksProps>(() => import('./LiveBlocks.tsx'), {
  whole: true,
});
