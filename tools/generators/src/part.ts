/** What a generator writes: a folder of files, and a line in each registry. */
export interface Part {
  /** Code by path from the root of the workspace. */
  files: Readonly<Record<string, string>>;
  lines: readonly RegistryLine[];
  /** Code that joins a file, which need not stand there yet. */
  additions?: readonly Addition[];
}

/** Code that joins what a file has already. */
export interface Addition {
  file: string;
  /** What a new file begins with. */
  base: string;
  /** @throws when the text has it already */
  join: (text: string) => string;
  /** Lines that make a new file known. */
  lines: readonly RegistryLine[];
}

/** A line that makes the new part known. */
export interface RegistryLine {
  file: string;
  line: string;
  /** Text that opens or closes the list it belongs to. @default its place among sorted exports */
  beside?: { before: string } | { after: string };
}

/**
 * Puts a line where it belongs.
 * @throws when it stands there already, or when the list is not found
 */
export function withLine(text: string, { file, line, beside }: RegistryLine): string {
  const lines = text.split('\n');
  if (lines.includes(line)) throw new Error(`${file} has it already: ${line.trim()}`);
  const at = beside ? placeBeside(lines, beside) : placeAmongExports(lines, line);
  if (at < 0) throw new Error(`${file} has no place for ${line.trim()}`);
  return lines.toSpliced(at, 0, line).join('\n');
}

function placeBeside(lines: readonly string[], beside: { before: string } | { after: string }) {
  if ('before' in beside) return lines.findIndex((one) => one.startsWith(beside.before));
  const opened = lines.findIndex((one) => one.startsWith(beside.after));
  return opened < 0 ? -1 : opened + 1;
}

/** Exports are sorted by where they come from. */
function placeAmongExports(lines: readonly string[], line: string): number {
  const from = (one: string) => one.match(/from '(.+)\/[^/]+'/)?.[1];
  const own = from(line) ?? '';
  const next = lines.findIndex((one) => (from(one) ?? '') > own);
  return next >= 0 ? next : lines.findLastIndex((one) => from(one) !== undefined) + 1;
}
