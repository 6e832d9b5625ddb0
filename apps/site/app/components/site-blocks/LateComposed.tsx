import type { Compose } from '@m30/blocks';
import { ComposedBlocks } from '@m30/blocks/compose';
import { reportBroken, SiteBlocksHost, type SiteBlocksProps } from './SiteBlocksHost.tsx';

export interface ComposedSiteBlocksProps extends SiteBlocksProps {
  compose: Compose;
}

/** The blocks of a page as its composition lays them out. */
export default function LateComposed(props: ComposedSiteBlocksProps) {
  const { live, ...page } = props;
  return (
    <SiteBlocksHost live={live} blocks={page.blocks}>
      <ComposedBlocks {...page} onDrop={reportBroken} />
    </SiteBlocksHost>
  );
}
