import * as v from 'valibot';
import type { Answer } from './ask.ts';
import { CrmFailure } from './crm-failure.ts';

/**
 * Reads the JSON of an answer by its schema.
 * @throws CrmFailure `nonsense`
 */
export function readAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  { text }: Pick<Answer, 'text'>,
): v.InferOutput<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new CrmFailure('nonsense', 'invalid answer: no JSON');
  }
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return parsed.output;
  const [first] = parsed.issues;
  throw new CrmFailure('nonsense', `invalid answer: ${v.getDotPath(first) ?? 'another shape'}`);
}
