import { expect, test } from 'vitest';
import { joinSpans, lengthOf } from './spans.ts';

test.each([
  ['one window keeps its spans', [[480, 600, 700, 710]], [480, 600, 700, 710], 130],
  [
    'windows of two sides join where they meet',
    [
      [480, 700],
      [700, 900],
    ],
    [480, 900],
    420,
  ],
  [
    'one within the other adds nothing',
    [
      [480, 900],
      [500, 600],
    ],
    [480, 900],
    420,
  ],
  [
    'a break stays',
    [
      [800, 900],
      [480, 500],
    ],
    [480, 500, 800, 900],
    120,
  ],
  ['no sun', [[], []], [], 0],
])('%s', (_, all, joined, minutes) => {
  expect(joinSpans(all)).toEqual(joined);
  expect(lengthOf(joined)).toBe(minutes);
});
