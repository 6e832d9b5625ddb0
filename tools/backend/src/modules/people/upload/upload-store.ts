import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '../../../kernel/config/config.ts';

/** Path of an upload's bytes; nothing of it comes from a visitor. */
export function uploadPath({ dataDir }: Config, guid: string): string {
  return join(dataDir, 'uploads', guid);
}

interface Piece {
  guid: string;
  /** Where the piece begins. */
  offset: number;
  /** Bytes that may come at most. */
  most: number;
  body: AsyncIterable<Uint8Array>;
}

/** What became of a piece that was written. */
export interface Written {
  /** Bytes that stand on the disk, also those of a piece that broke off. */
  bytes: number;
  /** How the piece ended: `over` where more came than was announced. */
  end: 'whole' | 'broken' | 'over';
}

/**
 * Writes a piece as it comes in, holding no more of it than one block, and makes it safe on the disk.
 * @returns `null` where the bytes before it are gone
 */
export async function writePiece(config: Config, piece: Piece): Promise<Written | null> {
  const file = await openAt(config, piece);
  if (!file) return null;
  try {
    const written = await writeBlocks(file, piece);
    await file.sync();
    return written;
  } finally {
    await file.close();
  }
}

async function openAt(config: Config, { guid, offset }: Piece) {
  await mkdir(join(config.dataDir, 'uploads'), { recursive: true, mode: 0o700 });
  try {
    return await open(uploadPath(config, guid), offset === 0 ? 'w' : 'r+', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

type File = NonNullable<Awaited<ReturnType<typeof openAt>>>;

async function writeBlocks(file: File, { offset, most, body }: Piece): Promise<Written> {
  let bytes = 0;
  try {
    for await (const block of body) {
      if (bytes + block.length > most) return { bytes, end: 'over' };
      await file.writev([block], offset + bytes);
      bytes += block.length;
    }
  } catch (error) {
    if (isDiskError(error)) throw error;
    return { bytes, end: 'broken' };
  }
  return { bytes, end: 'whole' };
}

/** A visitor who goes away is no error of the disk. */
function isDiskError(error: unknown): boolean {
  const { syscall } = error as NodeJS.ErrnoException;
  return syscall === 'write' || syscall === 'writev';
}

/** Deletes an upload's bytes; those that are gone already are no mistake. */
export async function deleteBytes(config: Config, guid: string): Promise<void> {
  await rm(uploadPath(config, guid), { force: true });
}

/** Gives an upload's bytes piece by piece. */
export function readBytesOf(config: Config, guid: string): ReadableStream<Uint8Array> {
  return Readable.toWeb(
    createReadStream(uploadPath(config, guid)),
  ) as unknown as ReadableStream<Uint8Array>;
}
