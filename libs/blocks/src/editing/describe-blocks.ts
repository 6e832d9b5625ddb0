import * as v from 'valibot';
import { FrameSchema } from '../core/frame.schema.ts';
import type { BlockShape } from '../core/parse-blocks.ts';
import { titleOf, type TitleLanguage } from '../core/titled.ts';

/** How a value is edited; JSON, so that an application without the schemas can draw the form. */
export type FieldShape =
  | { kind: 'line' | 'text' | 'html' | 'number' | 'flag' | 'blocks' | 'json' }
  | { kind: 'choice'; options: (string | number)[] }
  | { kind: 'group'; fields: EditedField[] }
  /** Chosen from the library, which fills in the fields that it knows. */
  | { kind: 'picture'; fields: EditedField[] }
  | {
      kind: 'list';
      item: FieldShape;
      /** Name of one item; `null` where the schema has none. */
      one: string | null;
    }
  | { kind: 'either'; of: FieldShape[] };

/** One field of a form for editors. */
export interface EditedField {
  key: string;
  /** In the language that was asked for; `null` where the schema has none. */
  title: string | null;
  /** Russian: where to find it, what it does. */
  hint?: string;
  required: boolean;
  shape: FieldShape;
}

/** A kind of block as editors pick it. */
export interface EditedBlock {
  type: string;
  /** In the language that was asked for; `null` where the schema has none. */
  title: string | null;
  /** How its own data are edited. */
  shape: FieldShape;
  /** What every block may say of its place. */
  frame: EditedField[];
  /** What a new one begins with. */
  example: object;
}

/** A schema as this file looks into it: valibot says what it is made of. */
interface Inside {
  type: string;
  entries?: Readonly<Record<string, v.GenericSchema>>;
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  options?: readonly (v.GenericSchema | string | number)[];
  literal?: string | number;
  getter?: (input: unknown) => v.GenericSchema;
  pipe?: readonly (Pick<Inside, 'type' | 'pipe'> & { requirement?: unknown })[];
}

const insideOf = (schema: v.GenericSchema) => schema as unknown as Inside;

/** A kind of block with what a new one begins with. */
interface Kind extends BlockShape {
  readonly examples: { readonly minimal: object };
}

/** These kinds of blocks with the forms that their schemas ask for. */
export function formsOf(kinds: readonly Kind[], language: TitleLanguage): EditedBlock[] {
  const frame = fieldsOf(FrameSchema, language);
  return kinds.map(({ type, schema, examples }) => ({
    type,
    title: titleOf(schema, language) ?? null,
    shape: shapeOf(schema, language),
    frame,
    example: examples.minimal,
  }));
}

const OPTIONAL = new Set(['optional', 'nullish', 'nullable', 'exact_optional']);

/**
 * The fields of an object in the order of its schema, each with how it is edited.
 * @param language of their titles; Russian, unless another is asked for
 */
export function fieldsOf(schema: v.GenericSchema, language: TitleLanguage = 'ru'): EditedField[] {
  return Object.entries(insideOf(schema).entries ?? {}).flatMap(([key, entry]) => {
    const { type, wrapped } = insideOf(entry);
    // Which of several it is, is chosen above the fields.
    if (type === 'literal') return [];
    const inner = wrapped && OPTIONAL.has(type) ? wrapped : entry;
    const title = titleOf(inner, language) ?? titleOf(entry, language) ?? null;
    const hint = v.getDescription(inner);
    const required = !OPTIONAL.has(type);
    const shape = shapeOf(inner, language);
    return [{ key, title, ...(hint && { hint }), required, shape }];
  });
}

/** Characters up to which words are one line. */
const LINE = 300;

function shapeOf(schema: v.GenericSchema, language: TitleLanguage): FieldShape {
  const inside = insideOf(schema);
  const { control } = v.getMetadata(schema);
  if (control === 'html') return { kind: 'html' };
  if (control === 'blocks') return { kind: 'blocks' };
  if (control === 'picture') return { kind: 'picture', fields: fieldsOf(schema, language) };
  switch (inside.type) {
    case 'string': {
      const most = longest(inside);
      return { kind: most > LINE && most <= 1_000 ? 'text' : 'line' };
    }
    case 'number':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'flag' };
    case 'picklist':
      return { kind: 'choice', options: [...(inside.options ?? [])] as (string | number)[] };
    case 'object':
    case 'strict_object':
      return { kind: 'group', fields: fieldsOf(schema, language) };
    case 'array':
      return inside.item
        ? {
            kind: 'list',
            item: shapeOf(inside.item, language),
            one: titleOf(inside.item, language) ?? null,
          }
        : { kind: 'json' };
    case 'union':
    case 'variant':
      return eitherOf((inside.options ?? []) as readonly v.GenericSchema[], language);
    case 'lazy':
      return inside.getter ? shapeOf(inside.getter({}), language) : { kind: 'json' };
    default:
      return inside.wrapped ? shapeOf(inside.wrapped, language) : { kind: 'json' };
  }
}

/** Most characters of a string; 0 where nothing bounds them, or a pattern makes it one line. */
function longest({ pipe = [] }: Pick<Inside, 'pipe'>): number {
  if (pipe.some(({ type }) => type === 'regex')) return 0;
  const most = pipe.find(({ type }) => type === 'max_length')?.requirement;
  return typeof most === 'number' ? most : Math.max(0, ...pipe.map(longest));
}

function eitherOf(options: readonly v.GenericSchema[], language: TitleLanguage): FieldShape {
  const of = options.map((option) => shapeOf(option, language));
  const [only] = of;
  return only && of.length === 1 ? only : { kind: 'either', of };
}
