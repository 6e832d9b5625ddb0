export type { BlocksLive } from './blocks-live.ts';
export { PlainBlocks } from './PlainBlocks.tsx';
export { SiteBlocks, type SiteBlocksProps } from './SiteBlocks.tsx';
