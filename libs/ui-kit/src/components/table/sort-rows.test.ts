import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSort, sortRows, type SortValue } from './sort-rows.ts';

const self = (value: SortValue) => value;

describe('sortRows', () => {
  it.each<[SortValue[], 'ascending' | 'descending', SortValue[]]>([
    [[10, 9, 48.4], 'ascending', [9, 10, 48.4]],
    [[10, 9, 48.4], 'descending', [48.4, 10, 9]],
    [['ёлка', 'жук', 'ель'], 'ascending', ['ёлка', 'ель', 'жук']],
    [['№ 10', '№ 9'], 'ascending', ['№ 9', '№ 10']],
    [[null, 2, undefined, 1], 'ascending', [1, 2, null, undefined]],
    [[null, 2, 1], 'descending', [2, 1, null]],
  ])('%o %s is %o', (values, direction, sorted) => {
    expect(sortRows(values, self, direction)).toEqual(sorted);
  });

  it('loses no row and leaves the given ones alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (values) => {
        const before = [...values];
        const sorted = sortRows(values, self, 'descending');
        expect(values).toEqual(before);
        expect(sorted.toReversed()).toEqual(values.toSorted((a, b) => a - b));
      }),
    );
  });
});

it('turns around on the second press and begins anew on another column', () => {
  const first = nextSort(undefined, 'price');
  expect(first).toEqual({ key: 'price', direction: 'ascending' });
  const second = nextSort(first, 'price');
  expect(second.direction).toBe('descending');
  expect(nextSort(second, 'price').direction).toBe('ascending');
  expect(nextSort(second, 'area')).toEqual({ key: 'area', direction: 'ascending' });
});
