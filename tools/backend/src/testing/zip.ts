/** An entry of an archive that a test makes; `unpacked` may lie. */
export interface ZipPart {
  name: string;
  /** @default a few bytes */
  content?: string;
  /** Bytes that it claims to unpack to. @default the truth */
  unpacked?: number;
  /** Bytes that it claims to have in the archive. @default the truth */
  packed?: number;
  encrypted?: boolean;
}

/** Writes an archive without compression, as small documents may be. */
export function makeZip(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = 'text', unpacked, packed, encrypted = false } of parts) {
    const body = Buffer.from(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt32LE(body.length, 18);
    local.writeUInt32LE(body.length, 22);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(encrypted ? 1 : 0, 8);
    entry.writeUInt32LE(packed ?? body.length, 20);
    entry.writeUInt32LE(unpacked ?? body.length, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset, 42);
    files.push(local, Buffer.from(name), body);
    directory.push(entry, Buffer.from(name));
    offset += local.length + Buffer.byteLength(name) + body.length;
  }
  const table = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...files, table, end]));
}

/** What every text document has. */
export const DOCUMENT: readonly ZipPart[] = [
  { name: '[Content_Types].xml' },
  { name: 'word/document.xml' },
];
