/** Tables of an OpenType font by tag. */
export type Tables = Map<string, Buffer>;

/** Takes a font apart. */
export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const record = 12 + 16 * i;
    const start = font.readUInt32BE(record + 8);
    const end = start + font.readUInt32BE(record + 12);
    tables.set(font.toString('latin1', record, record + 4), font.subarray(start, end));
  }
  return tables;
}

/** One table of a font that cannot do without it. */
export function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no ${tag} table`);
  return table;
}

/** Puts a font together; checksums stay zero, the subsetter that reads it next makes them. */
export function writeTables(tables: Tables): Buffer {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(12 + 16 * entries.length);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(entries.length, 4);
  const parts: Buffer[] = [header];
  let offset = header.length;
  entries.forEach(([tag, table], i) => {
    const record = 12 + 16 * i;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(table.length, record + 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    offset += table.length + padding.length;
  });
  return Buffer.concat(parts);
}
