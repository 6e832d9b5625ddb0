import type { LeadRefusal } from './forms-port.ts';

/** Tells a refusal with a message for the visitor from a lost answer. */
export function isRefusal(error: unknown): error is LeadRefusal {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}
