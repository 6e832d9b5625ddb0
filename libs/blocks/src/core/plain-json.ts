import { plainText } from './html/normalize.ts';

/** Deeper than this no editor writes; a value that holds itself ends here, too. */
const MAX_DEPTH = 40;

/**
 * A copy of a block as it came, its strings as a browser reads them: a NUL or half a character would stand otherwise in
 * the server's page than in the browser's.
 * @throws RangeError when it is nested beyond reason
 */
export function plainJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return plainText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) throw new RangeError(`deeper than ${MAX_DEPTH} levels`);
  if (Array.isArray(value)) return value.map((item) => plainJson(item, depth + 1));
  const entries = Object.entries(value).map(([key, below]) => [key, plainJson(below, depth + 1)]);
  return Object.fromEntries(entries);
}
