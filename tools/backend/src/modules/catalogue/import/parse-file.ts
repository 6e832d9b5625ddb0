import { decode } from './decode.ts';
import { parseCsv } from './parse-csv.ts';
import { parseXml } from './parse-xml.ts';
import type { ParsedFile } from './types.ts';

/** Reads a file of lots: a table, or XML where the first character says so. */
export function parseFile(bytes: Uint8Array): ParsedFile {
  const decoded = decode(bytes);
  if ('mistake' in decoded) return { rows: [], mistakes: [decoded.mistake] };
  const { text } = decoded;
  return /^\s*</.test(text) ? parseXml(text.trimStart()) : parseCsv(text);
}
