import { readCmap, writeCmap } from './cmap.ts';
import { readTables, tableOf, writeTables, type Tables } from './sfnt.ts';

/**
 * Puts one simple glyph of a variable TrueType font into another with the same axes.
 * Advance variations then come from `gvar` alone, so `HVAR`, which knows nothing of the new glyph, goes.
 */
export function graft(into: Buffer, from: Buffer, codePoint: number): Buffer {
  const target = readTables(into);
  const source = readTables(from);
  if (!tableOf(target, 'fvar').equals(tableOf(source, 'fvar'))) {
    throw new Error('The fonts have different axes');
  }
  const glyph = readCmap(tableOf(source, 'cmap')).get(codePoint);
  if (glyph === undefined) throw new Error('The source font does not have the glyph');
  const outline = outlines(source)[glyph];
  if (!outline || outline.readInt16BE(0) < 0) throw new Error('The glyph is not a simple one');

  const glyphs = [...outlines(target), outline];
  const metrics = [...advances(target), advances(source)[glyph] ?? Buffer.alloc(4)];
  const cmap = readCmap(tableOf(target, 'cmap')).set(codePoint, glyphs.length - 1);
  target.delete('HVAR');
  target.set('glyf', Buffer.concat(glyphs));
  target.set('loca', longOffsets(glyphs));
  target.set('hmtx', Buffer.concat(metrics));
  target.set('cmap', writeCmap(cmap));
  target.set('gvar', graftVariation(tableOf(target, 'gvar'), tableOf(source, 'gvar'), glyph));
  target.set(
    'head',
    patched(target, 'head', (head) => head.writeUInt16BE(1, 50)),
  );
  target.set(
    'hhea',
    patched(target, 'hhea', (hhea) => hhea.writeUInt16BE(metrics.length, 34)),
  );
  target.set(
    'maxp',
    patched(target, 'maxp', (maxp) => largest(maxp, source, glyphs.length)),
  );
  return writeTables(target);
}

/** Adds a further code point for a glyph that the font has. */
export function alias(font: Buffer, codePoint: number, like: number): Buffer {
  const tables = readTables(font);
  const cmap = readCmap(tableOf(tables, 'cmap'));
  tables.set('cmap', writeCmap(cmap.set(codePoint, cmap.get(like) ?? 0)));
  return writeTables(tables);
}

function patched(tables: Tables, tag: string, patch: (table: Buffer) => void): Buffer {
  const copy = Buffer.from(tableOf(tables, tag));
  patch(copy);
  return copy;
}

/** Limits of the rasteriser's memory, from `maxPoints` on. */
function largest(maxp: Buffer, source: Tables, glyphCount: number) {
  const other = tableOf(source, 'maxp');
  maxp.writeUInt16BE(glyphCount, 4);
  for (let at = 6; at < 32; at += 2) {
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), other.readUInt16BE(at)), at);
  }
}

function outlines(tables: Tables): Buffer[] {
  const long = tableOf(tables, 'head').readUInt16BE(50) === 1;
  const loca = tableOf(tables, 'loca');
  const offset = (i: number) => (long ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i));
  const glyf = tableOf(tables, 'glyf');
  const count = tableOf(tables, 'maxp').readUInt16BE(4);
  return Array.from({ length: count }, (_, i) => {
    const outline = glyf.subarray(offset(i), offset(i + 1));
    return Buffer.concat([outline, Buffer.alloc(-outline.length & 3)]);
  });
}

/** Advance and left bearing of every glyph, four bytes each. */
function advances(tables: Tables): Buffer[] {
  const hmtx = tableOf(tables, 'hmtx');
  const full = tableOf(tables, 'hhea').readUInt16BE(34);
  return Array.from({ length: tableOf(tables, 'maxp').readUInt16BE(4) }, (_, i) => {
    if (i < full) return hmtx.subarray(4 * i, 4 * i + 4);
    const bearing = 4 * full + 2 * (i - full);
    return Buffer.concat([
      hmtx.subarray(4 * full - 4, 4 * full - 2),
      hmtx.subarray(bearing, bearing + 2),
    ]);
  });
}

function longOffsets(parts: Buffer[]): Buffer {
  const table = Buffer.alloc(4 * (parts.length + 1));
  let end = 0;
  parts.forEach((part, i) => {
    end += part.length;
    table.writeUInt32BE(end, 4 * (i + 1));
  });
  return table;
}

interface Gvar {
  axes: number;
  tuples: Buffer;
  glyphs: Buffer[];
}

function readGvar(table: Buffer): Gvar {
  const axes = table.readUInt16BE(4);
  const tuplesAt = table.readUInt32BE(8);
  const long = (table.readUInt16BE(14) & 1) === 1;
  const data = table.subarray(table.readUInt32BE(16));
  const offset = (i: number) =>
    long ? table.readUInt32BE(20 + 4 * i) : 2 * table.readUInt16BE(20 + 2 * i);
  return {
    axes,
    tuples: table.subarray(tuplesAt, tuplesAt + table.readUInt16BE(6) * axes * 2),
    glyphs: Array.from({ length: table.readUInt16BE(12) }, (_, i) =>
      data.subarray(offset(i), offset(i + 1)),
    ),
  };
}

function graftVariation(into: Buffer, from: Buffer, glyph: number): Buffer {
  const target = readGvar(into);
  const source = readGvar(from);
  const known = target.tuples.length / target.axes / 2;
  const added = renumbered(source.glyphs[glyph] ?? Buffer.alloc(0), known, source.axes);
  const glyphs = [...target.glyphs, added];
  const tuples = Buffer.concat([target.tuples, source.tuples]);
  const offsets = longOffsets(glyphs);
  const header = Buffer.from(into.subarray(0, 20));
  header.writeUInt16BE(tuples.length / target.axes / 2, 6);
  header.writeUInt32BE(20 + offsets.length, 8);
  header.writeUInt16BE(glyphs.length, 12);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(20 + offsets.length + tuples.length, 16);
  return Buffer.concat([header, offsets, tuples, ...glyphs]);
}

/** The glyph's deltas, pointing past the shared tuples that the target has already. */
function renumbered(variation: Buffer, known: number, axes: number): Buffer {
  const copy = Buffer.from(variation);
  const count = copy.length === 0 ? 0 : copy.readUInt16BE(0) & 0x0fff;
  let at = 4;
  for (let i = 0; i < count; i++) {
    const index = copy.readUInt16BE(at + 2);
    const embedded = (index & 0x8000) !== 0;
    if (!embedded) copy.writeUInt16BE(index + known, at + 2);
    at += 4 + (embedded ? 2 * axes : 0) + (index & 0x4000 ? 4 * axes : 0);
  }
  return copy;
}
