import * as v from 'valibot';
import type { FieldIssue } from '@m30/api';

/** A refusal that a person should read; HTTP answers it as a 4xx envelope. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly issues: FieldIssue[] | undefined;
  /** What helps the visitor on; the method of the contract says which keys it has. */
  readonly details: Record<string, unknown> | undefined;

  constructor(
    status: number,
    message: string,
    issues?: FieldIssue[],
    details?: Record<string, unknown>,
  ) {
    super(message);
    this.status = status;
    this.issues = issues;
    this.details = details;
  }
}

/**
 * Makes a refusal to throw: `throw refuse(422, 'Такого номера нет')`.
 * @param status HTTP status, 4xx
 * @param message Russian, for the visitor
 */
export function refuse(
  status: number,
  message: string,
  issues?: FieldIssue[],
  details?: Record<string, unknown>,
): Refused {
  return new Refused(status, message, issues, details);
}

/** Longest list of issues that is sent back. */
const MOST_ISSUES = 20;

/** Makes the refusal of an input that does not fit its schema: 400 with Russian issues. */
export function refuseInput(issues: readonly v.BaseIssue<unknown>[]): Refused {
  const fields = issues.slice(0, MOST_ISSUES).map(toFieldIssue);
  const [first] = fields;
  return refuse(400, first ? describe(first) : 'Запрос составлен неверно', fields);
}

function toFieldIssue(issue: v.BaseIssue<unknown>): FieldIssue {
  return { path: (v.getDotPath(issue) ?? '').slice(0, 200), message: inRussian(issue) };
}

/** A wrong parameter is named, because only a program sends one; a wrong field says what to do. */
function describe({ path, message }: FieldIssue): string {
  return message.endsWith('параметр') && path ? `${message} «${path}»` : message;
}

/** Schemas carry Russian messages; what valibot says by itself is English and replaced here. */
function inRussian(issue: v.BaseIssue<unknown>): string {
  if (/[а-яё]/i.test(issue.message)) return issue.message;
  if (issue.expected === 'never') return 'Неизвестный параметр';
  return issue.received === 'undefined' ? 'Не указан параметр' : 'Неверный параметр';
}
