import type { InferInput } from 'valibot';
import type { FrameInput } from './core/frame.schema.ts';
import { parserOf } from './core/parse-blocks.ts';
import { registry } from './registry.ts';

export { parseHtml } from './core/html/parse-html.ts';
export type { HtmlTree } from './core/html/html-tree.ts';
export type { ParseOptions } from './core/parse-blocks.ts';
export type { DroppedBlock, MendedBlock, ParsedBlock } from './core/parsed-block.ts';

export { checkBlock, type BlockMistake } from './editing/check-block.ts';
export {
  describeBlocks,
  type EditedBlock,
  type EditedField,
  type FieldShape,
} from './editing/describe-blocks.ts';

/** Parses the blocks of a page in its server loader; what it gives is JSON for `<Blocks>`. */
export const parseBlocks = parserOf(registry);

type InputOf<Block> = Block extends (typeof registry)[number]
  ? { type: Block['type'] } & InferInput<Block['schema']> & FrameInput
  : never;

/** A block as it stands in the database. */
export type BlockInput = InputOf<(typeof registry)[number]>;
