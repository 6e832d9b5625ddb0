import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { createSharedWork } from './shared-work.ts';
import { writeWhole } from './write-whole.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Files that are made once and found again, also by another process over the same folder. */
export interface FileCache {
  /** Bytes of a file; `null` where it has to be made. */
  find(name: string): Promise<Bytes | null>;
  /** Makes a file; who asks for it meanwhile gets the same one. */
  make(name: string, make: () => Promise<Bytes>): Promise<Bytes>;
}

/** Share of the bound that may be written until the folder is looked at again. */
const SLACK = 0.1;

/**
 * Opens a folder of files, of which those that were read longest ago are deleted past a number of bytes; each
 * process may exceed it by a tenth.
 * @param folder may be deleted at any time
 * @param most bytes
 */
export function openFileCache(folder: string, most: number): FileCache {
  const once = createSharedWork<Bytes>();
  let written = Infinity;

  async function write(path: string, bytes: Bytes): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWhole(path, bytes);
    written += bytes.length;
    if (written <= most * SLACK) return;
    written = 0;
    await sweep(folder, most);
  }

  return {
    async find(name) {
      const path = join(folder, name);
      const found = await readFile(path).catch(() => null);
      if (!found) return null;
      const now = new Date();
      // Another process may have deleted it meanwhile.
      await utimes(path, now, now).catch(() => undefined);
      return found;
    },
    make: (name, make) =>
      once(name, async () => {
        const bytes = await make();
        await write(join(folder, name), bytes);
        return bytes;
      }),
  };
}

/** Deletes what was read longest ago, until the rest fits. */
async function sweep(folder: string, most: number): Promise<void> {
  const names = await readdir(folder);
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
      return { path, size, mtimeMs };
    }),
  );
  let bytes = 0;
  for (const { path, size } of found.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    bytes += size;
    if (bytes > most) await rm(path, { force: true });
  }
}
