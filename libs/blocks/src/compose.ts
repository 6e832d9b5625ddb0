export { ComposedBlocks, type ComposedBlocksProps } from './ComposedBlocks.tsx';
