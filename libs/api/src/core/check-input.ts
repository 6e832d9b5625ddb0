import * as v from 'valibot';
import type { FieldIssue, Refusal } from './envelope.ts';

/** Longest list of issues that is sent back. */
const MOST_ISSUES = 20;

/** Characters of a field's path: where the field is unknown, the input has chosen its name. */
const LONGEST_PATH = 100;

/** An input as a method takes it, or the refusal of a wrong one: `result` of an answer with the code 400. */
export type CheckedInput<Output> =
  { fits: true; output: Output } | { fits: false; refusal: Refusal };

/**
 * Parses an input by its schema, in the words of every backend of this contract: Russian issues that name fields and
 * quote no value.
 * @param abortEarly stop at the first issue. @default false
 */
export function checkInput<Schema extends v.GenericSchema>(
  schema: Schema,
  raw: unknown,
  abortEarly = false,
): CheckedInput<v.InferOutput<Schema>> {
  // valibot's own messages are English and quote the value.
  const parsed = v.safeParse(schema, raw, { abortEarly, message: inRussian });
  if (parsed.success) return { fits: true, output: parsed.output };
  const issues = parsed.issues.slice(0, MOST_ISSUES).map(toFieldIssue);
  const [first] = issues;
  const message = first ? describe(first) : 'Запрос составлен неверно';
  return { fits: false, refusal: { message, issues } };
}

function toFieldIssue({ path, message }: v.BaseIssue<unknown>): FieldIssue {
  const keys = path?.map(({ key }) => String(key).slice(0, LONGEST_PATH)) ?? [];
  return { path: keys.join('.').slice(0, LONGEST_PATH), message };
}

/** A wrong parameter is named, because only a program sends one; a wrong field says what to do. */
function describe({ path, message }: FieldIssue): string {
  return message.endsWith('параметр') && path ? `${message} «${path}»` : message;
}

function inRussian({ expected, received }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'Неизвестный параметр';
  return received === 'undefined' ? 'Не указан параметр' : 'Неверный параметр';
}
