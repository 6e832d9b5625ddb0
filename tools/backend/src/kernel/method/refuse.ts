import type { FieldIssue } from '@m30/api';

/** A refusal that a person should read; HTTP answers it as a 4xx envelope. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly issues: FieldIssue[] | undefined;
  /** What helps the visitor on; the method of the contract says which keys it has. */
  readonly details: Record<string, unknown> | undefined;
  /** Seconds after which a try may go better; `undefined` where time changes nothing. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    issues?: FieldIssue[],
    details?: Record<string, unknown>,
    retryAfter: number | undefined = RETRY_AFTER[status],
  ) {
    super(message);
    this.status = status;
    this.issues = issues;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** Default of `Retry-After`, in seconds. */
const RETRY_AFTER: Readonly<Record<number, number>> = { 429: 60, 503: 5 };

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

/**
 * Makes the refusal of a client that asks too often (429) or at a bad moment (503).
 * @param message Russian, for the visitor
 * @param retryAfter seconds
 */
export function refuseForNow(status: 429 | 503, message: string, retryAfter: number): Refused {
  return new Refused(status, message, undefined, undefined, retryAfter);
}
