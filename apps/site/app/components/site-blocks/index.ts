export type { BlocksLive } from './blocks-live.ts';
export { SiteBlocks, type SiteBlocksProps } from './SiteBlocks.tsx';
