import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of this machine for what is on its way into a store, or out of it. */
const spoolOf = (dataDir: string) => join(dataDir, 'spool');

/** Calls the work with a path for a file that is deleted when it is done, however it ends. */
export async function withSpool<Result>(
  dataDir: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = spoolOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Deletes what a process left that was killed.
 * @returns how many files
 */
export async function sweepSpool(dataDir: string, before: Date): Promise<number> {
  const folder = spoolOf(dataDir);
  let count = 0;
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (!found || found.mtime >= before) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}
