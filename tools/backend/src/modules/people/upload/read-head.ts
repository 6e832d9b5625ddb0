import type { FileHandle } from 'node:fs/promises';

/** Bytes at the beginning of a file that tell its type. */
const HEAD = 4100;

/** Reads the beginning of a file, by which its type is told. @param size bytes of the file */
export async function readHead(file: FileHandle, size: number): Promise<Buffer> {
  const head = Buffer.alloc(Math.min(HEAD, size));
  await file.read(head, 0, head.length, 0);
  return head;
}
