import { expect, test } from 'vitest';
import { backOff } from './back-off.ts';

test.each([
  [1, 0, 500],
  [1, 1, 1_000],
  [2, 1, 2_000],
  [4, 1, 8_000],
  [7, 1, 60_000],
  [100, 0, 30_000],
])('after %d failures, by chance %d, it waits %d ms', (failures, chance, wait) => {
  expect(backOff(failures, chance)).toBe(wait);
});
