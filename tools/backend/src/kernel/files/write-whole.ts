import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that others read only when it is whole; of two processes that make the same one, the last stays. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}
