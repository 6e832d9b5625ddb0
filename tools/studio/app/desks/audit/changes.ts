import type { AuditEntry } from '../../../contract/people/audit.schema.ts';

/** One field of a change; `undefined` where the field was not there. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** Fields whose values differ, in the order in which they were written. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
}
