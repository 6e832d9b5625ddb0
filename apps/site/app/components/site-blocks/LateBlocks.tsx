import { Blocks } from '@m30/blocks';
import { reportBroken, SiteBlocksHost, type SiteBlocksProps } from './SiteBlocksHost.tsx';

/** The blocks of a page under each other. */
export default function LateBlocks(props: SiteBlocksProps) {
  const { live, ...page } = props;
  return (
    <SiteBlocksHost live={live} blocks={page.blocks}>
      <Blocks {...page} onDrop={reportBroken} />
    </SiteBlocksHost>
  );
}
