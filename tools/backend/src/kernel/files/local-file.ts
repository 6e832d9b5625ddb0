import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { withSpool } from './spool.ts';
import type { StoredFiles } from './stored-files.ts';

/**
 * Passes the path of a stored file to what can read nothing but paths: its own, or that of a copy which is deleted
 * afterwards.
 * @returns `null` where there is no such file
 */
export async function withLocalFile<Result>(
  files: StoredFiles,
  dataDir: string,
  key: string,
  work: (path: string) => Promise<Result>,
): Promise<Result | null> {
  const own = files.pathOf(key);
  if (own !== null) return (await files.stat(key)) ? work(own) : null;
  const found = await files.read(key);
  if (!found) return null;
  return withSpool(dataDir, async (path) => {
    await pipeline(found.stream, createWriteStream(path, { mode: 0o600 }));
    return work(path);
  });
}
