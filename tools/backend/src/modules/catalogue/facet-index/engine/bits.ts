/** One bit a row, 32 rows a word; bits after the last row are 0. */
export type Bits = Int32Array;

/** Words that so many rows take. */
const wordsFor = (rows: number): number => (rows + 31) >>> 5;

/** Bits that are all 0. */
export const noBits = (rows: number): Bits => new Int32Array(wordsFor(rows));

/** Element of a typed array at a position that is inside it; the compiler cannot know that. */
export function at(
  column: Int32Array | Uint8Array | Uint16Array | Uint32Array | Float64Array,
  index: number,
): number {
  return column[index] ?? 0;
}

export const hasBit = (bits: Bits, row: number): boolean =>
  ((at(bits, row >>> 5) >>> (row & 31)) & 1) === 1;

export function setBit(bits: Bits, row: number): void {
  const word = row >>> 5;
  bits[word] = at(bits, word) | (1 << (row & 31));
}

export function clearBit(bits: Bits, row: number): void {
  const word = row >>> 5;
  bits[word] = at(bits, word) & ~(1 << (row & 31));
}

/** Sets or clears a bit. */
export function writeBit(bits: Bits, row: number, value: boolean): void {
  if (value) setBit(bits, row);
  else clearBit(bits, row);
}

/** Bits of the rows whose lot passes a test. */
export function bitsWhere<Lot>(lots: readonly Lot[], test: (lot: Lot) => boolean): Bits {
  const bits = noBits(lots.length);
  for (const [row, lot] of lots.entries()) if (test(lot)) setBit(bits, row);
  return bits;
}

/** Bits of the rows from `from` up to, but without, `to`. */
export function bitsBetween(rows: number, from: number, to: number): Bits {
  const bits = noBits(rows);
  if (from >= to) return bits;
  const first = from >>> 5;
  const last = (to - 1) >>> 5;
  bits.fill(-1, first, last + 1);
  bits[first] = at(bits, first) & (-1 << (from & 31));
  bits[last] = at(bits, last) & (-1 >>> (31 - ((to - 1) & 31)));
  return bits;
}

/** Number of bits in a word (Hacker's Delight, 5-1). */
export function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Number of bits. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += ones(at(bits, word));
  return count;
}

/** Number of bits from row `from` up to, but without, `to`. */
export function countBetween(bits: Bits, from: number, to: number): number {
  if (from >= to) return 0;
  const first = from >>> 5;
  const last = (to - 1) >>> 5;
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((to - 1) & 31));
  if (first === last) return ones(at(bits, first) & head & tail);
  let count = ones(at(bits, first) & head) + ones(at(bits, last) & tail);
  for (let word = first + 1; word < last; word += 1) count += ones(at(bits, word));
  return count;
}

/** First row, -1 where there is none. */
export function firstRow(bits: Bits): number {
  for (let word = 0; word < bits.length; word += 1) {
    const value = at(bits, word);
    if (value !== 0) return (word << 5) + 31 - Math.clz32(value & -value);
  }
  return -1;
}

/** Last row, -1 where there is none. */
export function lastRow(bits: Bits): number {
  for (let word = bits.length - 1; word >= 0; word -= 1) {
    const value = at(bits, word);
    if (value !== 0) return (word << 5) + 31 - Math.clz32(value);
  }
  return -1;
}

/** Rows that have any of some bits. */
export function anyOf(rows: number, sets: readonly Bits[]): Bits {
  const [only] = sets;
  if (only && sets.length === 1) return only;
  const bits = noBits(rows);
  for (const set of sets) {
    for (let word = 0; word < bits.length; word += 1) bits[word] = at(bits, word) | at(set, word);
  }
  return bits;
}

/** Rows that have all of some bits, at least one set of them. */
export function allOf(sets: readonly [Bits, ...Bits[]]): Bits {
  const [first, ...others] = sets;
  if (others.length === 0) return first;
  const bits = first.slice();
  for (const set of others) {
    for (let word = 0; word < bits.length; word += 1) bits[word] = at(bits, word) & at(set, word);
  }
  return bits;
}
