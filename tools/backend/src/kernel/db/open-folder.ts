import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { checkFolder, damaged, isUnusable, unusable } from './check-folder.ts';
import { lockDirectory, type DirectoryLock } from './lock-directory.ts';

// PGlite is the whole of PostgreSQL: to optimize its code takes half a gigabyte and a core at each start, for queries
// that are a third faster.
setFlagsFromString('--liftoff-only');
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

/** A PGlite over a folder that this process alone has open. */
export interface OpenFolder {
  readonly client: PGlite;
  /** Releases the folder for others; call it when the client is closed. */
  release(): Promise<void>;
}

/**
 * Opens the folder of an embedded database, or makes it where there is none.
 * @throws Error, a line for the operator, when another process has it open, it is damaged or cannot be written
 */
export async function openFolder(directory: string): Promise<OpenFolder> {
  const lock = await take(directory);
  try {
    return { client: await openLocked(directory), release: () => lock.release() };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function take(directory: string): Promise<DirectoryLock> {
  try {
    await mkdir(dirname(directory), { recursive: true });
    return await lockDirectory(directory);
  } catch (error) {
    throw isUnusable(error) ? unusable(directory, error) : error;
  }
}

async function openLocked(directory: string): Promise<PGlite> {
  // Beside a folder whose making has not ended: none of its data was ever acknowledged.
  const unfinished = `${directory}.new`;
  if (await isThere(unfinished)) await rm(directory, { recursive: true, force: true });
  const isNew = (await checkFolder(directory)) === 'empty';
  if (isNew) await writeFile(unfinished, '');
  // Who has the folder is said by our lock; what a killed process left would stop the start.
  else await rm(join(directory, 'postmaster.pid'), { force: true });
  try {
    const client = new PGlite(directory);
    await client.waitReady;
    if (isNew) await rm(unfinished, { force: true });
    return client;
  } catch (error) {
    throw isNew || isUnusable(error) ? unusable(directory, error) : damaged(directory, null, error);
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
