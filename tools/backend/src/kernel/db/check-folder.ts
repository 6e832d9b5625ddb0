import { constants } from 'node:fs';
import { access, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What no folder of a PostgreSQL cluster is without; a file of these is never empty. */
const PARTS = [
  'PG_VERSION',
  'postgresql.conf',
  'global/pg_control',
  'global/pg_filenode.map',
  'base',
  'pg_multixact',
  'pg_wal',
  'pg_xact',
];

/** Name of a segment of the write-ahead log. */
const SEGMENT = /^[0-9A-F]{24}$/;

/**
 * Looks whether the folder of an embedded database is whole. One without `PG_VERSION` would be mistaken for a new one and
 * filled over what remains.
 * @returns `empty` for a folder that is not there or holds nothing
 * @throws Error, a line for the operator, where something is missing or cannot be written
 */
export async function checkFolder(directory: string): Promise<'empty' | 'whole'> {
  const names = await readdir(directory).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw unusable(directory, error);
  });
  if (names.length === 0) return 'empty';
  for (const part of PARTS) {
    const path = join(directory, part);
    const found = await stat(path).catch(() => null);
    if (!found || (found.isFile() && found.size === 0)) throw damaged(directory, part);
    await access(path, constants.R_OK | constants.W_OK).catch((error: unknown) => {
      throw unusable(directory, error);
    });
  }
  const log = await readdir(join(directory, 'pg_wal'));
  if (!log.some((name) => SEGMENT.test(name))) throw damaged(directory, 'pg_wal/*');
  return 'whole';
}

/** What the operator reads of a folder that lacks a part, or that PostgreSQL does not open. */
export function damaged(directory: string, part: string | null, cause?: unknown): Error {
  const what =
    part === null
      ? `PostgreSQL does not open it (${firstLine(cause)})`
      : `${part} is missing or empty`;
  return new Error(
    `The embedded database ${directory} is damaged: ${what}. Nothing in it was changed. ` +
      'Move the folder away, then read the last backup into an empty one: npm run restore -- <file>.',
    { cause },
  );
}

/** What the operator reads of a folder that this process may not use. */
export function unusable(directory: string, cause: unknown): Error {
  return new Error(
    `The embedded database ${directory} cannot be read and written: ${firstLine(cause)}. ` +
      'Give this user the right to write there, mount it writable, or choose another DATA_DIR.',
    { cause },
  );
}

/** Codes of the system that say that a folder cannot be used, whatever is in it. */
const UNUSABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'EDQUOT']);

/** Tells a folder that cannot be used from everything else that may go wrong. */
export const isUnusable = (error: unknown): boolean => UNUSABLE.has(codeOf(error));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
