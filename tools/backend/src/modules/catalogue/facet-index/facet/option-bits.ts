import { anyOf, hasBit, noBits, setBit, writeBit, type Bits } from '../engine/bits.ts';
import type { Option } from './types.ts';

/** Bits of every option of a facet. */
export interface OptionBits {
  /** In the order of the options. */
  readonly all: readonly Bits[];
  /** Bits of one value; of none where no option has it. */
  of(value: string): Bits;
  /** Rows that have any of the values. */
  any(values: readonly string[]): Bits;
  /** Writes the values of one row. */
  put(row: number, values: readonly string[]): void;
}

/** Makes bits of what each lot has; values that are no option are left out. */
export function optionBits<Lot>(
  options: readonly Option[],
  lots: readonly Lot[],
  valuesOf: (lot: Lot) => readonly string[],
): OptionBits {
  return accessTo(options, bitsByValue(options, lots, valuesOf), lots.length);
}

function bitsByValue<Lot>(
  options: readonly Option[],
  lots: readonly Lot[],
  valuesOf: (lot: Lot) => readonly string[],
): Map<string, Bits> {
  const byValue = new Map(options.map(({ value }) => [value, noBits(lots.length)]));
  for (const [row, lot] of lots.entries()) {
    for (const value of valuesOf(lot)) {
      const bits = byValue.get(value);
      if (bits) setBit(bits, row);
    }
  }
  return byValue;
}

/** Apart from the making, so that an index holds on to no lots. */
function accessTo(
  options: readonly Option[],
  byValue: ReadonlyMap<string, Bits>,
  size: number,
): OptionBits {
  const none = noBits(size);
  const of = (value: string) => byValue.get(value) ?? none;
  return {
    all: options.map(({ value }) => of(value)),
    of,
    any: (wanted) => anyOf(size, wanted.map(of)),
    put(row, has) {
      for (const [value, bits] of byValue) {
        const now = has.includes(value);
        if (hasBit(bits, row) !== now) writeBit(bits, row, now);
      }
    },
  };
}
