import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive. */
export interface ZipEntry {
  /** Latin letters. */
  name: string;
  content: Uint8Array;
}

const VERSION = 20;
const DEFLATE = 8;

/** Packs a few files into a ZIP archive (APPNOTE 6.3), all in memory. */
export function makeZip(entries: readonly ZipEntry[], at: Date): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(VERSION, 0);
    about.writeUInt16LE(DEFLATE, 4);
    about.writeUInt32LE(dosTime(at), 6);
    about.writeUInt32LE(crc32(content), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(content.length, 18);
    about.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([signature(0x04034b50), about, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const made = Buffer.alloc(2);
    made.writeUInt16LE(VERSION, 0);
    directory.push(signature(0x02014b50), made, about, place, Buffer.from(name));
    files.push(local);
    offset += local.length;
  }
  const table = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(table.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...files, table, signature(0x06054b50), end]));
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value, 0);
  return bytes;
}

/** Time in the low half, date in the high one, two seconds a step. */
function dosTime(at: Date): number {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date =
    ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return ((date << 16) | time) >>> 0;
}
