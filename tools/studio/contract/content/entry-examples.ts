import type { InferOutput } from 'valibot';
import type { EntryRowSchema } from './entry.ts';

interface EntryExample<Body> {
  row: InferOutput<typeof EntryRowSchema>;
  body: Body;
  /** @default none */
  address?: string | null;
}

const revision = 'q8Jx0aP3mT7uVb2LrY5kWc';

/** Calls of each method of a kind of entries. */
export function entryExamples<const Group extends string, Body>(
  group: Group,
  { row, body, address = null }: EntryExample<Body>,
) {
  const result = { entry: { ...row, body, revision, address } };
  const { id } = row;
  const entries = [row];
  const calls = {
    List: [{ name: 'one of them', input: {}, result: { entries } }],
    Get: [{ name: 'one of them', input: { id }, result }],
    Save: [
      { name: 'other words', input: { id, revision, body }, result },
      { name: 'a new one', input: { id, revision: null, body }, result },
    ],
    Remove: [{ name: 'one of them', input: { id, revision }, result: {} }],
  } as const;
  return Object.fromEntries(
    Object.entries(calls).map(([name, examples]) => [`${group}.${name}`, examples]),
  ) as { [Name in keyof typeof calls as `${Group}.${Name}`]: (typeof calls)[Name] };
}
