import type { FileHandle } from 'node:fs/promises';

/** A piece of an upload as it comes in. */
export interface Piece {
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

/** Writes a piece into a file, from its offset on. */
export async function writeBlocks(
  file: FileHandle,
  { offset, most, body }: Omit<Piece, 'guid'>,
): Promise<Written> {
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
