export { Blocks, type BlocksProps } from './Blocks.tsx';
export { fittingCompose, type Compose } from './core/compose/compose.ts';
export { hasHero } from './core/compose/sections.ts';
export type { BrokenBlock } from './react/page-context.ts';
export { Html, type HtmlProps } from './react/Html.tsx';
export type { HtmlElement, HtmlTree } from './core/html/html-tree.ts';
export type { DroppedBlock, MendedBlock, ParsedBlock } from './core/parse-blocks.ts';
export {
  BlocksHostProvider,
  useBlocksHost,
  type BlocksHost,
  type BlocksHostProviderProps,
  type LotsHost,
  type MapHost,
} from './host/BlocksHost.tsx';
export {
  blockRequests,
  type BlockRequests,
  type LotsFound,
  type LotsRequest,
  type MapRequest,
} from './host/requests.ts';
export { faqPageData, type FaqPageData } from './blocks/faq/faq-page-data.ts';
