import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../../kernel/config/config.ts';
import { withSpool } from '../../../kernel/files/spool.ts';
import { FilesAway } from '../../../kernel/files/stored-files.ts';
import type { Services } from '../../../kernel/services.ts';
import { assemble, deletePieces, putPiece } from './piece-files.ts';
import { writeBlocks, type Piece, type Written } from './write-blocks.ts';

/** What the bytes of uploads need. */
export type UploadFiles = Pick<Services, 'files' | 'config' | 'log'>;

/** Key of an upload's bytes in the store of files; nothing of it comes from a visitor. */
export const uploadKey = (guid: string): string => `uploads/${guid}`;

/** Path of an upload's bytes where files stand in `DATA_DIR`. */
export function uploadPath({ dataDir }: Pick<Config, 'dataDir'>, guid: string): string {
  return join(dataDir, uploadKey(guid));
}

/**
 * Writes a piece as it comes in, holding no more of it than one block, and makes it safe: in its place on the disk, or in
 * a store, to which nothing can be added, as a file of its own.
 * @returns `null` where the bytes before it are gone
 * @throws FilesAway; the piece may be sent again
 */
export async function writePiece(services: UploadFiles, piece: Piece): Promise<Written | null> {
  const path = services.files.pathOf(uploadKey(piece.guid));
  if (path === null) return putPiece(services, piece);
  const file = await openAt(path, piece.offset);
  if (!file) return null;
  try {
    const written = await writeBlocks(file, piece);
    await file.sync();
    return written;
  } finally {
    await file.close();
  }
}

async function openAt(path: string, offset: number) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    return await open(path, offset === 0 ? 'w' : 'r+', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Looks at an upload whose bytes have all come, on a disk of this machine, and stores what is left of it: what the look
 * throws at, or changes, never reaches the store as it was.
 * @returns `null` where bytes are gone
 * @throws FilesAway; the look may be taken again
 */
export async function takeWhole<Stored>(
  { files, config }: UploadFiles,
  { guid, size }: { guid: string; size: number },
  look: (path: string) => Promise<Stored>,
): Promise<Stored | null> {
  const path = files.pathOf(uploadKey(guid));
  if (path !== null) return look(path);
  return withSpool(config.dataDir, async (draft) => {
    if (!(await assemble(files, { guid, size }, draft))) return null;
    const result = await look(draft);
    await files.put(uploadKey(guid), { path: draft });
    return result;
  });
}

/** Lets go of the pieces of an upload that is whole. */
export function forgetPieces(services: UploadFiles, guid: string): Promise<void> {
  return leaveToSweep(services, guid, () => deletePieces(services.files, guid));
}

/** Deletes an upload's bytes; those that are gone already are no mistake, and a store that is away is swept later. */
export function deleteBytes(services: UploadFiles, guid: string): Promise<void> {
  return leaveToSweep(services, guid, async () => {
    await services.files.delete(uploadKey(guid));
    await deletePieces(services.files, guid);
  });
}

/** What has no row any more is deleted within an hour by the rule of `retention`. */
async function leaveToSweep(
  { log }: UploadFiles,
  file: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof FilesAway)) throw error;
    log.warn({ err: error, file }, 'bytes were not deleted, to be tried again');
  }
}
