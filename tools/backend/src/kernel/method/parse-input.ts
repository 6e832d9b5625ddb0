import type * as v from 'valibot';
import { checkInput } from '@m30/api';
import { holdsMoreThan } from './holds-more-than.ts';
import { refuse } from './refuse.ts';

/** Values; the largest form has 200. */
const MOST_VALUES = 2_000;

/**
 * Parses what a visitor or the staff has sent. An input of very many values is refused at its first issue: an issue
 * takes a hundred times the memory of the value.
 * @throws Refused 400 with Russian issues that name fields and quote no value
 */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  raw: unknown,
): v.InferOutput<Schema> {
  const checked = checkInput(schema, raw, holdsMoreThan(MOST_VALUES, raw));
  if (checked.fits) return checked.output;
  throw refuse(400, checked.refusal.message, checked.refusal.issues);
}
