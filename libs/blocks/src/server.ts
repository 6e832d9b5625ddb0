import type { InferInput } from 'valibot';
import type { FrameInput } from './core/frame.schema.ts';
import { parserOf } from './core/parse-blocks.ts';
import type { TitleLanguage } from './core/titled.ts';
import { checkerOf } from './editing/check-block.ts';
import { formsOf, type EditedBlock } from './editing/describe-blocks.ts';
import { registry } from './registry.ts';

export { parseHtml } from './core/html/parse-html.ts';
export type { HtmlTree } from './core/html/html-tree.ts';
export type { ParseOptions } from './core/parse-blocks.ts';
export type { DroppedBlock, MendedBlock, ParsedBlock } from './core/parsed-block.ts';

export type { BlockMistake } from './editing/check-block.ts';
export type { TitleLanguage } from './core/titled.ts';
export { fieldsOf as describeFields } from './editing/describe-blocks.ts';
export type { EditedBlock, EditedField, FieldShape } from './editing/describe-blocks.ts';

/** Parses the blocks of a page in its server loader; what it gives is JSON for `<Blocks>`. */
export const parseBlocks = parserOf(registry);

/** Every mistake of a block as it stands in the database, in Russian, those of blocks within it too. */
export const checkBlock = checkerOf(registry);

/**
 * Every kind of block with the form that its schema asks for.
 * @param language of all titles; Russian, unless English is asked for
 */
export const describeBlocks = (language: TitleLanguage = 'ru'): EditedBlock[] =>
  formsOf(registry, language);

type InputOf<Block> = Block extends (typeof registry)[number]
  ? { type: Block['type'] } & InferInput<Block['schema']> & FrameInput
  : never;

/** A block as it stands in the database. */
export type BlockInput = InputOf<(typeof registry)[number]>;
