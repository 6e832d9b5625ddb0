import { below, cut, keyOf, type Path } from './cut.ts';

/** What a schema says against a value. */
export interface Complaint {
  /** Of what is wrong or missing; empty when it is the value itself. */
  path: Path;
  message: string;
}

/** What one reading of a value gave. */
export type Reading<Output> = { output: Output } | { complaints: readonly Complaint[] };

/** A value that could be read once what is wrong in it had been left out, or why it could not. */
export type Repaired<Output> =
  | {
      output: Output;
      /** What was left out; empty fields, which an editor means to be absent, are not told. */
      left: readonly Complaint[];
    }
  | { complaints: readonly Complaint[] };

/** More often nobody reads one value: each reading leaves out all that the one before complained of. */
const MOST_READINGS = 12;

/**
 * Reads a value, and where a schema complains reads it again without what is wrong: an optional field is then absent, a list lacks
 * one item. What is missing and required takes the thing around it along, at last the whole value.
 */
export function repair<Output>(
  whole: unknown,
  read: (value: unknown, original: (path: Path) => Path) => Reading<Output>,
): Repaired<Output> {
  const removed = new Map<string, Complaint & { empty: boolean }>();
  let first: readonly Complaint[] | undefined;
  for (let reading = 0; reading < MOST_READINGS; reading++) {
    const { value, original } = cut(whole, new Set(removed.keys()));
    const result = read(value, original);
    if ('output' in result) {
      return { output: result.output, left: [...removed.values()].filter(({ empty }) => !empty) };
    }
    first ??= result.complaints;
    const before = new Set(removed.keys());
    for (const { path: found, message } of result.complaints) {
      const path = original(found);
      const part = nearest(whole, path, before);
      if (!part) return { complaints: first };
      const empty = part.length === path.length && isEmpty(valueAt(whole, part));
      const key = keyOf(part);
      if (!removed.has(key)) removed.set(key, { path, message, empty });
    }
  }
  return { complaints: first ?? [] };
}

/** The path of what is there to be left out: the value at a path, or around it when it is missing. */
function nearest(whole: unknown, path: Path, removed: ReadonlySet<string>): Path | null {
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length);
    if (valueAt(whole, part) !== undefined && !removed.has(keyOf(part))) return part;
  }
  return null;
}

const valueAt = (whole: unknown, path: Path) => path.reduce<unknown>(below, whole);

const isEmpty = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '');
