import { at, ones, type Bits } from './bits.ts';

/** Counting a row by its code costs about as much as counting a word of two sets of bits. */
const FEW_WORDS = 0.5;

/** Rows that were chosen, with the shortest ways to count them. */
export class Selection {
  readonly bits: Bits;
  readonly count: number;
  /** Words that have a bit; `null` where most have one. */
  readonly #words: Uint32Array | null;
  #rows: Uint32Array | undefined;

  constructor(bits: Bits) {
    this.bits = bits;
    let count = 0;
    let filled = 0;
    for (let word = 0; word < bits.length; word += 1) {
      const value = at(bits, word);
      if (value === 0) continue;
      filled += 1;
      count += ones(value);
    }
    this.count = count;
    this.#words = filled < bits.length * FEW_WORDS ? filledWords(bits, filled) : null;
  }

  /** How many words a count over bits looks at. */
  get width(): number {
    return this.#words?.length ?? this.bits.length;
  }

  /** Rows in their order. */
  get rows(): Uint32Array {
    return (this.#rows ??= listRows(this.bits, this.count));
  }

  /** How many of the rows have a bit in `other`. */
  countIn(other: Bits): number {
    const { bits } = this;
    const words = this.#words;
    let count = 0;
    if (words) {
      for (let index = 0; index < words.length; index += 1) {
        const word = at(words, index);
        count += ones(at(bits, word) & at(other, word));
      }
      return count;
    }
    for (let word = 0; word < bits.length; word += 1) {
      count += ones(at(bits, word) & at(other, word));
    }
    return count;
  }
}

function filledWords(bits: Bits, filled: number): Uint32Array {
  const words = new Uint32Array(filled);
  let next = 0;
  for (let word = 0; word < bits.length; word += 1) {
    if (at(bits, word) !== 0) words[next++] = word;
  }
  return words;
}

function listRows(bits: Bits, count: number): Uint32Array {
  const rows = new Uint32Array(count);
  let next = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let value = at(bits, word);
    while (value !== 0) {
      rows[next++] = (word << 5) + 31 - Math.clz32(value & -value);
      value &= value - 1;
    }
  }
  return rows;
}
