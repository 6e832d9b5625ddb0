import type { FileHandle } from 'node:fs/promises';

/** One entry of an archive, as its table of contents tells. */
export interface ZipEntry {
  readonly name: string;
  /** Bytes in the archive. */
  readonly packed: number;
  /** Bytes that it claims to unpack to. */
  readonly unpacked: number;
  readonly encrypted: boolean;
}

/** Bytes of the record at the end of an archive, and the longest comment behind it. */
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_SIZE = 46;

/** Largest central directory that is read, in bytes; a document's has some kilobytes. */
const LONGEST_DIRECTORY = 1024 * 1024;

/**
 * Reads the table of contents of a ZIP archive without unpacking anything; `null` where it has none
 * that makes sense, is longer than any document's, or is of the 64-bit kind, which no document under
 * 4 GB needs.
 */
export async function readZipDirectory(file: FileHandle, size: number): Promise<ZipEntry[] | null> {
  const tail = await read(file, Math.max(0, size - END_SIZE - LONGEST_COMMENT), size);
  const end = tail.length < END_SIZE ? -1 : findEnd(tail);
  if (end < 0) return null;
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (length > LONGEST_DIRECTORY || start + length > size) return null;
  return parse(await read(file, start, start + length), count);
}

function findEnd(tail: Buffer): number {
  for (let at = tail.length - END_SIZE; at >= 0; at--) {
    if (tail.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  return -1;
}

function parse(directory: Buffer, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + ENTRY_SIZE <= directory.length) {
    if (directory.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const nameEnd = at + ENTRY_SIZE + directory.readUInt16LE(at + 28);
    if (nameEnd > directory.length) return null;
    entries.push({
      name: directory.toString('utf8', at + ENTRY_SIZE, nameEnd),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      encrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
    });
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries.length === count && at === directory.length ? entries : null;
}

async function read(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const buffer = Buffer.alloc(to - from);
  const { bytesRead } = await file.read(buffer, 0, buffer.length, from);
  return buffer.subarray(0, bytesRead);
}
