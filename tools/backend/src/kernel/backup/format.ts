/**
 * A backup is gzip of lines. A line of `#` says what follows; a line of `{` is one row of the table named
 * last, as PostgreSQL wrote it, so that no number passes through JavaScript.
 */
export type Mark =
  | { kind: 'backup'; format: 1; at: string; migration: number }
  | { kind: 'table'; name: string }
  | { kind: 'sequence'; name: string; value: string }
  | { kind: 'file'; name: string }
  /** Bytes of the file named last, base64. */
  | { kind: 'bytes'; data: string }
  /** Stands last: without it the backup broke off. */
  | { kind: 'end'; rows: number; files: number };

/** Writes a mark as a line. */
export const writeMark = (mark: Mark): string => `#${JSON.stringify(mark)}\n`;

/** Reads a line; `null` where it is a row. */
export const readMark = (line: string): Mark | null =>
  line.startsWith('#') ? (JSON.parse(line.slice(1)) as Mark) : null;

/** An identifier within SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
