import { memo } from 'react';
import type { Compose } from './core/compose/compose.ts';
import { BlocksFrame, type BlocksProps } from './react/BlocksFrame.tsx';
import { Composition } from './react/compose/Composition.tsx';
import { COMPOSED } from './react/link-styles.ts';

export interface ComposedBlocksProps extends BlocksProps {
  /** How the page is laid out; `fittingCompose(blocks)` of `@m30/blocks` says what fits. */
  compose: Compose;
}

/** A page of content blocks that are laid out as a story, a guide or a landing. */
export const ComposedBlocks = memo(function ComposedBlocks(props: ComposedBlocksProps) {
  const { blocks, compose } = props;
  return (
    <BlocksFrame {...props} layout={COMPOSED}>
      <Composition {...{ blocks, compose }} />
    </BlocksFrame>
  );
});
