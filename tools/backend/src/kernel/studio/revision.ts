import { createHash } from 'node:crypto';

/** JSON of a value, whatever the order of its properties: PostgreSQL sorts them. */
export const canonical = (value: unknown): string => JSON.stringify(sorted(value));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}

/** Characters that tell two states of one thing apart. */
const LENGTH = 22;

/** What goes with a change, so that of two who change at once the second is told: the same for what says the same. */
export const revisionOf = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('base64url').slice(0, LENGTH);
