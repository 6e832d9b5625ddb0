/** How much a parser would make of a body in JSON. */
export interface JsonShape {
  values: number;
  /** Objects and arrays within each other. */
  depth: number;
}

/** Counts the pairs of a form on its bytes; counting may end past `most`. */
export function countPairs(bytes: Buffer, most: number): number {
  return bytes.length === 0 ? 0 : 1 + count(bytes, '&', most);
}

/**
 * Counts the parts of a multipart body: lines that begin with the boundary part them, and one ends it. A file
 * that quotes the boundary only counts higher.
 */
export function countParts(bytes: Buffer, contentType: string, most: number): number {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  return boundary === undefined ? 0 : Math.max(0, count(bytes, `--${boundary}`, most) - 1);
}

function count(bytes: Buffer, sought: string, most: number): number {
  let found = 0;
  let at = bytes.indexOf(sought);
  while (at !== -1 && found <= most + 1) {
    found += 1;
    at = bytes.indexOf(sought, at + sought.length);
  }
  return found;
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Counts on bytes: those below 0x80 are never part of another letter in UTF-8. */
export function countJson(bytes: Buffer, most: number): JsonShape {
  let values = 0;
  let open = 0;
  let depth = 0;
  for (let at = 0; at < bytes.length && values <= most; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) at = endOfString(bytes, at);
    else if (byte === COMMA) values += 1;
    else if (OPENING.has(byte)) {
      values += 1;
      open += 1;
      depth = Math.max(depth, open);
    } else if (CLOSING.has(byte)) open -= 1;
  }
  return { values, depth };
}

function endOfString(bytes: Buffer, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
