import styles from './Blocks.module.css';
import type { ParsedBlock } from '../core/parsed-block.ts';
import { BlockList } from './BlockList.tsx';
import { PlaceProvider } from './place-context.ts';

export interface NestedBlocksProps {
  /** What `NestedBlocksSchema` gave. */
  blocks: readonly ParsedBlock[];
}

/** Blocks within a block, a column or a tab: closer together than those of a page. */
export function NestedBlocks({ blocks }: NestedBlocksProps) {
  return (
    <div className={styles.nested}>
      <PlaceProvider value={null}>
        <BlockList blocks={blocks} />
      </PlaceProvider>
    </div>
  );
}
