export { PlainBlocks } from './PlainBlocks.tsx';
export { ComposedSiteBlocks, SiteBlocks, type SiteBlocksProps } from './SiteBlocks.tsx';
