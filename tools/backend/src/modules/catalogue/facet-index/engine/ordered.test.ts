import { describe, expect, test } from 'vitest';
import { Selection } from './selection.ts';
import { Ordered } from './ordered.ts';

/** Rows 0…5; row 3 has no value. */
const ordered = new Ordered(
  Float64Array.of(5, 2, 2, Number.NaN, 9, 2),
  Uint32Array.of(5, 4, 3, 2, 1, 0),
);
const rowsOf = (from: number, to: number) => [...new Selection(ordered.between(from, to)).rows];

describe('a column in order', () => {
  test('has equal rows in the order of their ids, upwards and downwards', () => {
    expect([...ordered.order]).toEqual([5, 2, 1, 0, 4]);
    expect([...ordered.descending()]).toEqual([4, 0, 5, 2, 1]);
  });

  test.each([
    [2, 5, [0, 1, 2, 5]],
    [2.5, 8, [0]],
    [-Infinity, Infinity, [0, 1, 2, 4, 5]],
    [6, 8, []],
    [9, 2, []],
    [10, Infinity, []],
  ])('between %s and %s has the rows %j', (from, to, rows) => {
    expect(rowsOf(from, to)).toEqual(rows);
  });

  test('finds the same rows near and far from its checkpoints', () => {
    const size = 1_000;
    const column = Float64Array.from({ length: size }, (_, row) => (row * 7919) % 1_013);
    const many = new Ordered(column, Uint32Array.from(column.keys()));
    for (let limit = 0; limit < 1_013; limit += 17) {
      const expected = column.filter((value) => value >= limit && value <= limit + 100).length;
      expect(new Selection(many.between(limit, limit + 100)).count).toBe(expected);
    }
  });
});
