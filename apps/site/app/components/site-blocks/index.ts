export { PlainBlocks } from './PlainBlocks.tsx';
export { SiteBlocks, type SiteBlocksProps } from './SiteBlocks.tsx';
