import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import type { Right } from '../core/rights.ts';
import { DoneSchema, NothingSchema, revision } from '../core/schemas.ts';

/** A name in an address: `kanal-9-kladka`. */
export const alias = v.pipe(
  v.string('Введите адрес'),
  v.maxLength(80, 'Слишком длинный адрес'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Адрес: латинские буквы, цифры и дефис'),
);

/** How an entry stands on the site. */
export const EntryStateSchema = v.picklist(['draft', 'scheduled', 'published', 'expired']);

/** An entry as a list shows it. */
export const EntryRowSchema = v.object({
  /** Alias or address: what names it for good. */
  id: v.string(),
  title: v.string(),
  /** What stands beside the title: topic, address, department. */
  note: v.string(),
  state: EntryStateSchema,
  /** First and last day or moment on the site, ISO; `null` is at once and never. */
  from: v.nullable(v.string()),
  until: v.nullable(v.string()),
});

interface EntryOptions<Group extends string, Body extends v.GenericSchema> {
  /** Before the full stop of the methods' names: `News`. */
  group: Group;
  /** English, for the summaries: «news item». */
  what: string;
  right: Right;
  /** What names an entry for good. @default an alias */
  id?: v.GenericSchema<string>;
  /** Everything that the staff write of it. */
  body: Body;
}

/** The four methods that every kind of content entry has: its list, one of them, a save, and taking one away. */
export function entryMethods<const Group extends string, Body extends v.GenericSchema>({
  group,
  what,
  right,
  id = alias,
  body,
}: EntryOptions<Group, Body>) {
  const edited = v.object({
    entry: v.object({
      ...EntryRowSchema.entries,
      body,
      /** Goes with every change: the second of two concurrent changes is refused. */
      revision: v.string(),
      /** Its page, signed where nobody sees it yet; `null` where it has none of its own. */
      address: v.nullable(v.string()),
    }),
  });
  return {
    list: defineStudioMethod({
      name: `${group}.List` as const,
      verb: 'GET',
      summary: `Lists every ${what} and how it stands on the site`,
      right,
      input: NothingSchema,
      result: v.object({ entries: v.array(EntryRowSchema) }),
    }),
    get: defineStudioMethod({
      name: `${group}.Get` as const,
      verb: 'GET',
      summary: `Gives what is written of a ${what}`,
      right,
      input: v.strictObject({ id }),
      result: edited,
      errors: { 404: `There is no such ${what}` },
    }),
    save: defineStudioMethod({
      name: `${group}.Save` as const,
      verb: 'POST',
      summary: `Makes a ${what} or changes it; the site follows at once`,
      right,
      input: v.strictObject({
        id,
        /** What the caller has seen; `null` makes a new one. */
        revision: v.nullable(revision),
        body,
      }),
      result: edited,
      errors: {
        404: `There is no such ${what}`,
        409: 'A colleague has changed it meanwhile, or the address is taken',
        422: 'Something in it may not stand on the site',
      },
    }),
    remove: defineStudioMethod({
      name: `${group}.Remove` as const,
      verb: 'POST',
      summary: `Takes a ${what} away for good; the journal has what it said`,
      right,
      input: v.strictObject({ id, revision }),
      result: DoneSchema,
      errors: { 404: `There is no such ${what}`, 409: 'A colleague has changed it meanwhile' },
    }),
  };
}
