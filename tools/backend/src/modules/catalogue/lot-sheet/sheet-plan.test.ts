import { expect, test } from 'vitest';
import { printableDrawing } from './sheet-plan.ts';

test.each([
  [
    'takes the outlines of words away',
    '<svg width="4" viewBox="0 0 4 3"><text paint-order="stroke" stroke="#fff" stroke-width="3">а</text></svg>',
    '<svg width="4" viewBox="0 0 4 3"><text>а</text></svg>',
  ],
  [
    'is as large as its view box where it does not say it',
    '<svg xmlns="x" viewBox="-1 -2 4.5 3"><path/></svg>',
    '<svg width="4.5" height="3" xmlns="x" viewBox="-1 -2 4.5 3"><path/></svg>',
  ],
  [
    'stays as it is otherwise',
    '<svg viewBox="0 0 4 3" width="8"/>',
    '<svg viewBox="0 0 4 3" width="8"/>',
  ],
])('a drawing for paper %s', (_what, svg, printed) => {
  expect(printableDrawing(svg)).toBe(printed);
});
