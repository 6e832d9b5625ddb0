import * as v from 'valibot';
import type { FieldAbout, FieldKind, FieldSchema } from './fields.ts';
import type { StaffAction } from './define-staff-action.ts';

/** A field of an action, ready to be asked for. */
export interface StaffField {
  name: string;
  /** Russian. */
  label: string;
  kind: FieldKind;
  options: Readonly<Record<string, string>>;
  /** Characters at most, `null` where there is no such limit. */
  most: number | null;
  required: boolean;
}

/** Tells what an action asks for, in the order of its schema. */
export function describeFields({ input }: Pick<StaffAction, 'input'>): StaffField[] {
  return Object.entries(input.entries).map(([name, schema]) => {
    const inner = isOptional(schema) ? schema.wrapped : schema;
    const { kind, options, most } = aboutOf(inner);
    return {
      name,
      label: v.getTitle(inner) ?? name,
      kind,
      options: options ?? {},
      most: most ?? null,
      required: inner === schema,
    };
  });
}

type Optional = v.OptionalSchema<FieldSchema, unknown>;

const isOptional = (schema: FieldSchema): schema is FieldSchema & Optional =>
  schema.type === 'optional';

/** Fields that were not made by `fields.ts` are asked for as lines. */
function aboutOf(schema: FieldSchema): FieldAbout {
  const about: Partial<FieldAbout> = v.getMetadata(schema);
  return { ...about, kind: about.kind ?? 'line' };
}
