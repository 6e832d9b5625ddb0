import type { ReactNode } from 'react';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** How one type of block is drawn: all of a block that a browser needs. */
export interface BlockView<Type extends string = string, Props extends object = object> {
  /** `type` of the block in the database. */
  readonly type: Type;
  /** Draws what the schema gave. A method, so that views of different props stand in one list. */
  Component(props: Props): ReactNode;
}

/** Named cases of a block as they stand in the database: stories, tests and pictures at once. */
export interface BlockExamples<Input> {
  /** Only what is required. */
  readonly minimal: Input;
  /** Everything that may be given. */
  readonly full: Input;
  /** What breaks careless layout: long words, many items, no spaces. */
  readonly edge: Input;
}

/** One content block: its type, the shape of its data, its picture and its cases. */
export interface BlockDefinition<
  Type extends string = string,
  Schema extends GenericSchema<object, object> = GenericSchema<object, object>,
> extends BlockView<Type, InferOutput<Schema>> {
  /** Turns the database's object into the component's props; HTML becomes a cleaned tree here. */
  readonly schema: Schema;
  readonly examples: BlockExamples<InferInput<Schema>>;
}

/** Declares a content block. */
export function defineBlock<
  const Type extends string,
  Schema extends GenericSchema<object, object>,
>(definition: BlockDefinition<Type, Schema>): BlockDefinition<Type, Schema> {
  return definition;
}

/** Declares how a block is drawn, apart from its schema, which stays on the server. */
export function defineView<const Type extends string, Props extends object>(
  type: Type,
  Component: (props: Props) => ReactNode,
): BlockView<Type, Props> {
  return { type, Component };
}
