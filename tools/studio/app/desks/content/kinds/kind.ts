import type { ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import type { EntryGroup, StudioResult } from '../../../../contract/client.ts';
import type { ReadName } from '../../../api/queries.ts';
import type { Right } from '../../../../contract/core/rights.ts';

/** What is written of an entry, whatever its kind. */
export type EntryBody = Readonly<Record<string, unknown>>;

export type EntryRow = StudioResult<'News.List'>['entries'][number];

/** An entry with what is written of it. */
export interface Entry extends EntryRow {
  body: EntryBody;
  revision: string;
  address: string | null;
}

/** One field of a form of entries. */
export type EntryField = {
  key: string;
  /** Russian. */
  label: string;
  hint?: string;
} & (
  | { kind: 'line' | 'text' | 'lines' | 'day' | 'moment' | 'number' | 'money' | 'flag' }
  | { kind: 'picture' | 'complex' | 'blocks' | 'point' }
  | { kind: 'choice'; options: readonly { id: string; label: string }[] }
);

/** One kind of content: its words, its form, and what a new one begins with. */
export interface EntryKind {
  group: EntryGroup;
  /** In the address of the desk. */
  path: string;
  /** Tab of the desk, and the heading of one entry. */
  title: string;
  one: string;
  /** Words of the button: «Новая новость». */
  make: string;
  right: Right;
  /** Rules of the body and of the name. */
  schema: GenericSchema;
  id: { schema: GenericSchema<string>; label: string; hint: string };
  /** Whether the name of a new one is made of its title. */
  named: boolean;
  fields: readonly EntryField[];
  empty: () => EntryBody;
  /** What stands below the head of an entry: who has answered. */
  More?: ComponentType<{ id: string }>;
  /** What else reads otherwise after a save: where `More` has it from. */
  touches?: readonly ReadName[];
  /** What an empty list says, and what a visitor sees of an entry. */
  nothing: string;
  help: string;
}
