import { memo, useMemo } from 'react';
import { BlockList } from './react/BlockList.tsx';
import { ComposedBlocks } from './react/compose/ComposedBlocks.tsx';
import { PageProvider, type BrokenBlock } from './react/page-context.ts';
import styles from './react/Blocks.module.css';
import type { Compose } from './core/compose/compose.ts';
import type { ParsedBlock } from './core/parsed-block.ts';
import { linkStyles } from './react/link-styles.ts';
import { askForViews } from './react/views.ts';

export interface BlocksProps {
  /** What `parseBlocks` of `@m30/blocks/server` gave, in the page's order. */
  blocks: readonly ParsedBlock[];
  /** Called with a block that failed to render; the others stay. Keep its identity between renders. */
  onDrop?: ((broken: BrokenBlock) => void) | undefined;
  /**
   * Shows editors a note in the place of a block that broke.
   * @default false
   */
  preview?: boolean | undefined;
  /**
   * The page has an h1 of its own: one among the blocks is then drawn as h2.
   * @default true
   */
  titled?: boolean | undefined;
  /** How the page is laid out; without it its blocks stand under each other. */
  compose?: Compose | undefined;
}

/** A page made of content blocks; the host gives the width, blocks give the rhythm. */
export const Blocks = memo(function Blocks(props: BlocksProps) {
  const { blocks, onDrop, preview, titled, compose } = props;
  linkStyles(blocks);
  askForViews(blocks);
  const page = useMemo(() => ({ onDrop, preview, titled }), [onDrop, preview, titled]);
  return (
    <PageProvider value={page}>
      {compose ? (
        <ComposedBlocks {...{ blocks, compose }} />
      ) : (
        <div className={styles.blocks}>
          <BlockList blocks={blocks} />
        </div>
      )}
    </PageProvider>
  );
});
