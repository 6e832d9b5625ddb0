import type { FieldIssue } from './envelope.ts';

/** Why a call failed without a readable refusal. */
export type FailureReason = 'network' | 'timeout' | 'aborted' | 'malformed';

/** The server answered, and the answer is a refusal with a message for a person. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly method: string;
  /** HTTP status, or the envelope's code where the transport answered 200. */
  readonly code: number;
  readonly issues: readonly FieldIssue[];
  /** What helps the visitor on; which keys it has is said by the method. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    method: string,
    code: number,
    message: string,
    issues: readonly FieldIssue[] = [],
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.method = method;
    this.code = code;
    this.issues = issues;
    this.details = details;
  }
}

/** No usable answer arrived: the network failed, time ran out, or the body was not an envelope. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly method: string;
  readonly reason: FailureReason;

  constructor(method: string, reason: FailureReason, options?: ErrorOptions) {
    super(`${method}: ${reason}`, options);
    this.method = method;
    this.reason = reason;
  }
}

/**
 * Whether the same read may be answered a little later: no usable answer came, or the server could not give one (502 and
 * above). A refusal stays what it is, and so does a method that the server does not have (501).
 */
export function isPassing(error: unknown): boolean {
  if (error instanceof ApiRefusal) return error.code > 501;
  return error instanceof ApiFailure && error.reason !== 'aborted';
}
