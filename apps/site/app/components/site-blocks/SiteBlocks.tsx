import { hydrateLate } from '@m30/shell/late';
import type { SiteBlocksProps } from './LateBlocks.tsx';

export type { SiteBlocksProps } from './LateBlocks.tsx';

/**
 * The blocks of a page. The server draws them whole, and their links and forms work as they stand: their code comes with
 * the visitor's first interaction.
 */
export const SiteBlocks = hydrateLate<SiteBlocksProps>(() => import('./LateBlocks.tsx'), {
  whole: true,
});
