import { hydrateLate } from '@m30/shell/late';
import type { ComposedSiteBlocksProps } from './LateComposed.tsx';
import type { SiteBlocksProps } from './SiteBlocksHost.tsx';

export type { SiteBlocksProps } from './SiteBlocksHost.tsx';

/**
 * The blocks of a page. The server draws them whole, and their links and forms work as they stand: their code comes with
 * the visitor's first interaction.
 */
export const SiteBlocks = hydrateLate<SiteBlocksProps>(() => import('./LateBlocks.tsx'), {
  whole: true,
});

/** The same for a page that is nothing but its blocks: a story, a guide or a landing. */
export const ComposedSiteBlocks = hydrateLate<ComposedSiteBlocksProps>(
  () => import('./LateComposed.tsx'),
  { whole: true },
);
