import { memo } from 'react';
import { BlockList } from './react/BlockList.tsx';
import styles from './react/Blocks.module.css';
import { BlocksFrame, type BlocksProps } from './react/BlocksFrame.tsx';

export type { BlocksProps } from './react/BlocksFrame.tsx';

/** A page made of content blocks under each other; the host gives the width, blocks give the rhythm. */
export const Blocks = memo(function Blocks(props: BlocksProps) {
  return (
    <BlocksFrame {...props}>
      <div className={styles.blocks}>
        <BlockList blocks={props.blocks} />
      </div>
    </BlocksFrame>
  );
});
