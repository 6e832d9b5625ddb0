import { createHash } from 'node:crypto';
import { bytesOf, type StoredFiles } from './stored-files.ts';

/** SHA-256 of bytes as they are read, hex. */
export async function sha256Of(blocks: AsyncIterable<Uint8Array>): Promise<string> {
  const sum = createHash('sha256');
  for await (const block of blocks) sum.update(block);
  return sum.digest('hex');
}

/**
 * SHA-256 of a stored file, hex; `null` where there is none.
 * @throws FilesAway
 */
export async function hashOfFile(files: StoredFiles, key: string): Promise<string | null> {
  const found = await files.read(key);
  return found && sha256Of(bytesOf(found));
}
