import type { ReactNode } from 'react';
import type { GenericSchema, InferInput } from 'valibot';
import type { FrameInput } from '../core/frame.schema.ts';

/** How one type of block is rendered: all of a block that a browser needs. */
export interface BlockView {
  /** `type` of the block in the database. */
  readonly type: string;
  /** Draws what the schema gave. A method, so that views of different props stand in one list. */
  Component(props: object): ReactNode;
}

/** A case as it stands in the database: what the schema reads, and the frame that every block may have. */
type BlockExample<Input> = Input & FrameInput;

/** Named cases of a block: stories, tests and pictures at once. */
export interface BlockExamples<Input> {
  /** Only what is required. */
  readonly minimal: BlockExample<Input>;
  /** Everything that may be given. */
  readonly full: BlockExample<Input>;
  /** What breaks careless layout: long words, many items, no spaces. */
  readonly edge: BlockExample<Input>;
}

/** One content block without its picture: its type, the shape of its data and its cases. */
export interface BlockDefinition<
  Type extends string = string,
  Schema extends GenericSchema<object, object> = GenericSchema<object, object>,
> {
  /** `type` of the block in the database: its folder with `_` for `-`. */
  readonly type: Type;
  /** Turns the database's object into the component's props; HTML becomes a cleaned tree here. */
  readonly schema: Schema;
  readonly examples: BlockExamples<InferInput<Schema>>;
}

/** Declares a content block; plain Node reads it, so it knows nothing of React. */
export function defineBlock<
  const Type extends string,
  Schema extends GenericSchema<object, object>,
>(definition: BlockDefinition<Type, Schema>): BlockDefinition<Type, Schema> {
  return definition;
}
