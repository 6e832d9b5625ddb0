import { lchown, lstat, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Does work that makes files below a folder. Where root does it, what root has made there belongs afterwards to whom the folder, or the
 * nearest one above it, belonged before: the unit that runs as that user may write it.
 */
export async function withOwner<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (process.getuid?.() !== 0) return work();
  const { uid, gid } = await nearest(folder);
  try {
    return await work();
  } finally {
    if (uid !== 0) await give(folder, uid, gid);
  }
}

async function nearest(folder: string): Promise<{ uid: number; gid: number }> {
  const found = await lstat(folder).catch(() => null);
  return found ?? nearest(dirname(folder));
}

async function give(path: string, uid: number, gid: number): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (!found) return;
  if (found.uid === 0) await lchown(path, uid, gid);
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await give(join(path, name), uid, gid);
}
