import { useMemo, type ReactNode } from 'react';
import type { ParsedBlock } from '../core/parsed-block.ts';
import { linkStyles } from './link-styles.ts';
import { PageProvider, type BrokenBlock } from './page-context.ts';
import { askForViews } from './views.ts';

/** What every page of blocks is told, however it is laid out. */
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
}

export interface BlocksFrameProps extends BlocksProps {
  /** Style sheets of the layout beside those of the blocks, by their name in `provideStyles`. */
  layout?: string;
  children: ReactNode;
}

/** Links the styles of a page's blocks, asks for their code, and tells them about their page. */
export function BlocksFrame(props: BlocksFrameProps) {
  const { blocks, onDrop, preview, titled, layout, children } = props;
  linkStyles(blocks, layout);
  askForViews(blocks);
  const page = useMemo(() => ({ onDrop, preview, titled }), [onDrop, preview, titled]);
  return <PageProvider value={page}>{children}</PageProvider>;
}
