/** One filter of the page: the keys that it reads, and whether a row passes. */
export interface FacetRule<Row, Filter> {
  keys: readonly (keyof Filter & string)[];
  passes: (row: Row, filter: Filter) => boolean;
}

/** A filter to lift and how many rows that gives. */
export interface Relaxation {
  key: string;
  count: number;
}

/** Answers filters over a few hundred rows. */
export interface RowFilter<Row, Filter> {
  /** Rows that pass everything but the rules that read one of the lifted keys. */
  find(filter: Filter, ...lifted: (keyof Filter & string)[]): Row[];
  /** Single keys whose lifting gives something, most first. */
  relaxations(filter: Filter): Relaxation[];
}

/** Makes the filter of one catalogue from its rules. */
export function createRowFilter<Row, Filter extends object>(
  rows: readonly Row[],
  rules: readonly FacetRule<Row, Filter>[],
): RowFilter<Row, Filter> {
  const find = (filter: Filter, ...lifted: (keyof Filter & string)[]) => {
    const kept = rules.filter(({ keys }) => !keys.some((key) => lifted.includes(key)));
    return rows.filter((row) => kept.every(({ passes }) => passes(row, filter)));
  };
  const keys = rules.flatMap((rule) => rule.keys);
  return {
    find,
    relaxations: (filter) =>
      keys
        .filter((key) => filter[key] !== undefined)
        .map((key) => ({ key, count: find({ ...filter, [key]: undefined }).length }))
        .filter(({ count }) => count > 0)
        .sort((one, other) => other.count - one.count),
  };
}

/** Whether a value is among those asked for; without any asked for, all are. */
export function among<Value>(wanted: readonly Value[] | undefined, value: Value): boolean {
  return wanted === undefined || wanted.includes(value);
}

/** Whether a value lies between two limits, both of which may be missing. */
export function within(value: number, from: number | undefined, to: number | undefined): boolean {
  return (from === undefined || value >= from) && (to === undefined || value <= to);
}

/** Options with how many rows have each. */
export function countOptions<Row, Value extends string>(
  options: readonly { value: Value; label: string }[],
  rows: readonly Row[],
  has: (row: Row, value: Value) => boolean,
): { value: string; label: string; count: number }[] {
  return options.map(({ value, label }) => ({
    value,
    label,
    count: rows.filter((row) => has(row, value)).length,
  }));
}

/**
 * Smallest and largest value.
 * @param fallback rows that give the bounds where no row is left, so that a slider keeps its scale
 */
export function boundsOf<Row>(
  rows: readonly Row[],
  fallback: readonly Row[],
  valueOf: (row: Row) => number,
): { min: number; max: number } {
  const values = (rows.length > 0 ? rows : fallback).map(valueOf);
  return values.length === 0
    ? { min: 0, max: 0 }
    : { min: Math.min(...values), max: Math.max(...values) };
}

const STEPS = 24;

/** Bounds in whole roubles, and rows in equal steps between them. */
export function priceBoundsOf<Row extends { price: number }>(
  rows: readonly Row[],
  fallback: readonly Row[],
): { min: number; max: number; histogram: number[] } {
  const bounds = boundsOf(rows, fallback, ({ price }) => price / 100);
  const [min, max] = [Math.floor(bounds.min), Math.ceil(bounds.max)];
  const histogram = Array.from({ length: STEPS }, () => 0);
  for (const { price } of rows) {
    const step = max === min ? 0 : Math.floor(((price / 100 - min) / (max - min)) * STEPS);
    const at = Math.min(step, STEPS - 1);
    histogram[at] = (histogram[at] ?? 0) + 1;
  }
  return { min, max, histogram };
}
