import { expect, test } from 'vitest';
import { backOff } from './back-off.ts';

test.each([
  [1, 15, 30],
  [2, 30, 60],
  [5, 240, 480],
  [8, 1800, 3600],
  [5000, 1800, 3600],
])('after %i tries the wait is from %i to %i seconds', (attempts, least, most) => {
  expect(backOff(attempts, 0)).toBe(least * 1000);
  expect(backOff(attempts, 1)).toBe(most * 1000);
});
