export { Blocks, type BlocksProps, type BrokenBlock } from './react/Blocks.tsx';
export { Html, type HtmlProps } from './react/Html.tsx';
export type { HtmlElement, HtmlTree } from './core/html/html-tree.ts';
export type { DroppedBlock, ParsedBlock } from './core/parse-blocks.ts';
