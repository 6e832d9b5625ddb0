import { at, hasBit } from '../engine/bits.ts';
import type { Ordered } from '../engine/ordered.ts';
import type { Selection } from '../engine/selection.ts';
import type { Facet } from '../engine/types.ts';

interface RangeOptions<From extends string, To extends string, Lot> {
  from: From;
  /** Left out where the filter has only a lower limit. */
  to?: To;
  /** `null` fails every limit. */
  of: (lot: Lot) => number | null;
}

/** Smallest and largest. */
export interface Bounds {
  min: number;
  max: number;
}

type Asks<Key extends string> = { readonly [One in Key]?: number | undefined };

/** A number between two limits: area, floor. */
export type Range<From extends string, To extends string, Lot> = Facet<
  Lot,
  unknown,
  Asks<From | To>,
  Bounds
> &
  RangeOptions<From, To, Lot> & { readonly kind: 'range' };

/**
 * Declares a facet with two limits, both included; bounds fall back to those of all lots where no row is
 * left, so that a slider keeps its scale.
 */
export function range<const From extends string, Lot, const To extends string = never>(
  given: RangeOptions<From, To, Lot>,
): Range<From, To, Lot> {
  const { from, to, of } = given;
  return {
    ...given,
    kind: 'range',
    keys: to === undefined ? [from] : [from, to],
    build(rows) {
      const ordered = rows.ordered(of);
      return {
        pass(filter) {
          const low: number | undefined = filter[from];
          const high: number | undefined = to === undefined ? undefined : filter[to];
          if (low === undefined && high === undefined) return null;
          return ordered.between(low ?? -Infinity, high ?? Infinity);
        },
        answer: (base) => boundsOf(ordered, base),
        put: (row, lot) => Object.is(at(ordered.column, row), of(lot) ?? Number.NaN),
      };
    },
  };
}

/** Looks through the rows that are left, or walks the order from both ends until it meets one. */
function boundsOf(ordered: Ordered, base: Selection): Bounds {
  const { column, order, values } = ordered;
  const whole = { min: at(values, 0), max: at(values, values.length - 1) };
  if (base.count * base.count > order.length) {
    const first = order.find((row) => hasBit(base.bits, row));
    const last = order.findLast((row) => hasBit(base.bits, row));
    if (first === undefined || last === undefined) return whole;
    return { min: at(column, first), max: at(column, last) };
  }
  let min = Infinity;
  let max = -Infinity;
  for (const row of base.rows) {
    const value = at(column, row);
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min <= max ? { min, max } : whole;
}
