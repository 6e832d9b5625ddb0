import { open, type FileHandle } from 'node:fs/promises';
import { withSpool } from '../../../kernel/files/spool.ts';
import type { StoredFiles } from '../../../kernel/files/stored-files.ts';
import type { Services } from '../../../kernel/services.ts';
import { writeBlocks, type Piece, type Written } from './write-blocks.ts';

/** Folder of the store with pieces of uploads that are not whole. */
export const PIECES = 'pieces/';

const folderOf = (guid: string) => `${PIECES}${guid}/`;

/** A piece in the store, whose name says which bytes it has: one that comes twice replaces itself or nothing. */
interface StoredPiece {
  key: string;
  offset: number;
  bytes: number;
}

/** Takes a piece in on the disk of this machine and puts what came of it into the store. */
export function putPiece(
  { files, config }: Pick<Services, 'files' | 'config'>,
  { guid, offset, most, body }: Piece,
): Promise<Written> {
  return withSpool(config.dataDir, async (path) => {
    const written = await withFile(path, 'wx', (file) =>
      writeBlocks(file, { offset: 0, most, body }),
    );
    const { bytes } = written;
    if (bytes > 0) await files.put(`${folderOf(guid)}${offset}-${bytes}`, { path });
    return written;
  });
}

/**
 * Writes the pieces of an upload into one file.
 * @returns whether none of its bytes is missing
 */
export async function assemble(
  files: StoredFiles,
  { guid, size }: { guid: string; size: number },
  path: string,
): Promise<boolean> {
  const pieces = await findPieces(files, guid);
  return withFile(path, 'wx', async (file) => {
    let at = 0;
    while (at < size) {
      const next = furthest(pieces, at);
      if (!next || !(await copy(files, next, file))) return false;
      at = next.offset + next.bytes;
    }
    return at === size;
  });
}

/** Of the pieces that have the byte, the one that goes furthest: processes may have taken overlapping ones. */
function furthest(pieces: readonly StoredPiece[], at: number): StoredPiece | undefined {
  const end = (piece: StoredPiece) => piece.offset + piece.bytes;
  return pieces
    .filter((piece) => piece.offset <= at && end(piece) > at)
    .sort((a, b) => end(b) - end(a))[0];
}

async function copy(
  files: StoredFiles,
  { key, offset }: StoredPiece,
  file: FileHandle,
): Promise<boolean> {
  const found = await files.read(key);
  if (!found) return false;
  let at = offset;
  for await (const block of found.stream) {
    await file.writev([block], at);
    at += block.length;
  }
  return true;
}

async function findPieces(files: StoredFiles, guid: string): Promise<StoredPiece[]> {
  const pieces: StoredPiece[] = [];
  for await (const { key, size } of files.list(folderOf(guid))) {
    const [, offset, bytes] = /\/(\d+)-(\d+)$/.exec(key) ?? [];
    if (Number(bytes) === size) pieces.push({ key, offset: Number(offset), bytes: size });
  }
  return pieces;
}

/** Deletes all pieces of an upload. */
export async function deletePieces(files: StoredFiles, guid: string): Promise<void> {
  if (files.kind === 'folder') return;
  for await (const { key } of files.list(folderOf(guid))) await files.delete(key);
}

async function withFile<Result>(
  path: string,
  flags: string,
  work: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, flags, 0o600);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}
