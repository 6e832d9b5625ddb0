import { backOff } from './back-off.ts';

/**
 * Why the CRM has not taken something: `busy` asks to wait, `access` needs a colleague who connects it anew, `refused` is about
 * this one thing alone, `gone` says that what was to be changed is deleted there, `nonsense` is no answer at all.
 */
export type FailureKind = 'busy' | 'access' | 'refused' | 'gone' | 'nonsense';

/** The CRM has answered, but not taken it. */
export class CrmFailure extends Error {
  override readonly name = 'CrmFailure';
  readonly kind: FailureKind;
  /** Milliseconds that it asks to wait at least. */
  readonly wait: number;

  /** @param reason short, without personal data: `HTTP 429` */
  constructor(kind: FailureKind, reason: string, wait = 0) {
    super(reason);
    this.kind = kind;
    this.wait = wait;
  }
}

/** Milliseconds until the next try: as long as the CRM asks for, at least what a failed try waits anyhow. */
export const waitAfter = (error: unknown, attempts: number, random: number): number =>
  Math.max(backOff(attempts, random), error instanceof CrmFailure ? error.wait : 0);

/** What is wrong with one thing says nothing of the CRM: it is not away. */
export const isOfOneThing = (error: unknown): error is CrmFailure =>
  error instanceof CrmFailure && (error.kind === 'refused' || error.kind === 'gone');

/** A short reason without what the visitor typed: `HTTP 500`, `ECONNREFUSED`, `timeout`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause instanceof Error) return reasonOf(error.cause);
  if (error.name === 'TimeoutError') return 'timeout';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.message.slice(0, 100);
}
