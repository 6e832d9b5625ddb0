import { BlockBoundary } from './BlockBoundary.tsx';
import styles from './Blocks.module.css';
import type { BlockView } from '../define-block.ts';
import type { ParsedBlock } from '../core/parse-blocks.ts';
import { views } from './views.ts';

/** A block that could not be drawn. */
export interface BrokenBlock {
  /** Place in the list, from 0. */
  readonly index: number;
  readonly type: string;
  readonly error: Error;
}

export interface BlocksProps {
  /** What `parseBlocks` of `@m30/blocks/server` gave, in the page's order. */
  blocks: readonly ParsedBlock[];
  /** Told about a block that broke while it was drawn; the others stay. */
  onDrop?: (broken: BrokenBlock) => void;
}

/** A page made of content blocks; the host gives the width, blocks give the rhythm. */
export function Blocks({ blocks, onDrop }: BlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map(({ type, props }, index) => {
        const view = views.get(type);
        if (!view) return null;
        return (
          <BlockBoundary key={index} onError={(error) => onDrop?.({ index, type, error })}>
            <div className={styles.block} data-block={type}>
              <Drawn view={view} props={props} />
            </div>
          </BlockBoundary>
        );
      })}
    </div>
  );
}

function Drawn({ view: { Component }, props }: { view: BlockView; props: object }) {
  return <Component {...props} />;
}
