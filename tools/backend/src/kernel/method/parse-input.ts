import * as v from 'valibot';
import type { FieldIssue } from '@m30/api';
import { holdsMoreThan } from './holds-more-than.ts';
import { refuse, type Refused } from './refuse.ts';

/** Longest list of issues that is sent back. */
const MOST_ISSUES = 20;

/** Characters of a field's path: where the field is unknown, the input has chosen its name. */
const LONGEST_PATH = 100;

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
  const abortEarly = holdsMoreThan(MOST_VALUES, raw);
  // valibot's own messages are English and quote the value.
  const parsed = v.safeParse(schema, raw, { abortEarly, message: inRussian });
  if (!parsed.success) throw refuseInput(parsed.issues);
  return parsed.output;
}

function refuseInput(issues: readonly v.BaseIssue<unknown>[]): Refused {
  const fields = issues.slice(0, MOST_ISSUES).map(toFieldIssue);
  const [first] = fields;
  return refuse(400, first ? describe(first) : 'Запрос составлен неверно', fields);
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
