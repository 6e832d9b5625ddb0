import { expect, test } from 'vitest';
import { auc } from './auc.ts';

test.each([
  [[1, 2, 3], [1, 2, 3], 0.5],
  [[4, 5, 6], [1, 2, 3], 1],
  [[1, 2, 3], [4, 5, 6], 0],
  [[1, 1], [1, 1, 1], 0.5],
  [[2, 3], [1, 2], 0.875],
])('%o against %o is %d', (first, second, expected) => {
  expect(auc(first, second)).toBe(expected);
});
