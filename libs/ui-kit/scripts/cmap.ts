/** Reads the basic plane of a `cmap` table: code point to glyph. */
export function readCmap(table: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < table.readUInt16BE(2); i++) {
    const subtable = table.subarray(table.readUInt32BE(8 + 8 * i));
    if (subtable.readUInt16BE(0) === 4) readSegments(subtable, glyphs);
  }
  return glyphs;
}

function readSegments(table: Buffer, glyphs: Map<number, number>) {
  const bytes = table.readUInt16BE(6);
  for (let at = 0; at < bytes; at += 2) {
    const last = table.readUInt16BE(14 + at);
    const first = table.readUInt16BE(16 + bytes + at);
    const delta = table.readUInt16BE(16 + 2 * bytes + at);
    const rangeAt = 16 + 3 * bytes + at;
    const range = table.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const glyph = range === 0 ? code : table.readUInt16BE(rangeAt + range + 2 * (code - first));
      if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
}

/** Writes a `cmap` table of one format 4 subtable, a segment for each code point. */
export function writeCmap(glyphs: Map<number, number>): Buffer {
  const codes = [...glyphs.keys(), 0xffff].sort((a, b) => a - b);
  const bytes = 2 * codes.length;
  const table = Buffer.alloc(12 + 16 + 4 * bytes);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(1, 6);
  table.writeUInt32BE(12, 8);
  const subtable = table.subarray(12);
  subtable.writeUInt16BE(4, 0);
  subtable.writeUInt16BE(subtable.length, 2);
  subtable.writeUInt16BE(bytes, 6);
  codes.forEach((code, i) => {
    subtable.writeUInt16BE(code, 14 + 2 * i);
    subtable.writeUInt16BE(code, 16 + bytes + 2 * i);
    subtable.writeUInt16BE(((glyphs.get(code) ?? 0) - code) & 0xffff, 16 + 2 * bytes + 2 * i);
  });
  return table;
}
