import { at, noBits, setBit, clearBit, type Bits } from './bits.ts';
import { firstWhere } from '../../../../kernel/math/first-where.ts';

/** Bit sets that are precomputed for a range of values: each costs a bit a row. */
const CHECKPOINTS = 64;

/** A column of numbers with its rows in order; rows without a value are `NaN` and left out of the order. */
export class Ordered {
  /** By row. */
  readonly column: Float64Array;
  /** Different values, ascending. */
  readonly values: Float64Array;
  /** Rows by value, then by id. */
  readonly order: Uint32Array;
  /** Position in `order` where each of `values` begins, and the end. */
  readonly starts: Uint32Array;
  #checkpoints: Bits[] | undefined;

  /** @param byId rows in the order of their ids */
  constructor(column: Float64Array, byId: Uint32Array) {
    this.column = column;
    this.values = different(column);
    this.starts = new Uint32Array(this.values.length + 1);
    const ranks = Int32Array.from(column, (value) => (value === value ? this.#rank(value) : -1));
    for (const rank of ranks) {
      if (rank >= 0) this.starts[rank + 1] = at(this.starts, rank + 1) + 1;
    }
    for (let rank = 1; rank < this.starts.length; rank += 1) {
      this.starts[rank] = at(this.starts, rank) + at(this.starts, rank - 1);
    }
    const next = this.starts.slice();
    this.order = new Uint32Array(at(this.starts, this.values.length));
    for (const row of byId) {
      const rank = at(ranks, row);
      if (rank < 0) continue;
      this.order[at(next, rank)] = row;
      next[rank] = at(next, rank) + 1;
    }
  }

  /** Rows by falling value; equal ones still by id. */
  descending(): Uint32Array {
    const order = new Uint32Array(this.order.length);
    let next = 0;
    for (let rank = this.values.length - 1; rank >= 0; rank -= 1) {
      const group = this.order.subarray(at(this.starts, rank), at(this.starts, rank + 1));
      order.set(group, next);
      next += group.length;
    }
    return order;
  }

  /** Rows whose value lies within the limits, both of them included. */
  between(from: number, to: number): Bits {
    const start = at(this.starts, this.#rank(from));
    const end = at(this.starts, this.#rankAbove(to));
    const bits = this.#below(Math.max(start, end));
    if (start === 0) return bits;
    const left = this.#below(start);
    for (let word = 0; word < bits.length; word += 1) bits[word] = at(bits, word) & ~at(left, word);
    return bits;
  }

  /** Rows at the first `position` places of the order, in bits that are the caller's own. */
  #below(position: number): Bits {
    const checkpoints = (this.#checkpoints ??= this.#makeCheckpoints());
    const step = this.#step();
    const nearest = Math.round(position / step);
    const bits = checkpoints[nearest]?.slice() ?? noBits(this.column.length);
    const from = Math.min(nearest * step, this.order.length);
    for (let place = from; place < position; place += 1) setBit(bits, at(this.order, place));
    for (let place = position; place < from; place += 1) clearBit(bits, at(this.order, place));
    return bits;
  }

  #step(): number {
    return Math.max(1, Math.ceil(this.order.length / CHECKPOINTS));
  }

  #makeCheckpoints(): Bits[] {
    const step = this.#step();
    const bits = noBits(this.column.length);
    const checkpoints = [bits.slice()];
    for (let place = 0; place < this.order.length; place += 1) {
      setBit(bits, at(this.order, place));
      if ((place + 1) % step === 0 || place + 1 === this.order.length)
        checkpoints.push(bits.slice());
    }
    return checkpoints;
  }

  /** Number of values below a limit. */
  #rank(limit: number): number {
    return firstWhere(this.values.length, (rank) => at(this.values, rank) >= limit);
  }

  #rankAbove(limit: number): number {
    return firstWhere(this.values.length, (rank) => at(this.values, rank) > limit);
  }
}

function different(column: Float64Array): Float64Array {
  const sorted = column.filter((value) => value === value).sort();
  return sorted.filter((value, index) => index === 0 || value !== sorted[index - 1]);
}
