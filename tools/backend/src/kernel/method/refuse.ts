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
