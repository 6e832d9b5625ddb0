import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  [undefined, 'whole'],
  ['bytes=', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=5-3', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=a-b', 'whole'],
  ['lines=0-1', 'whole'],
])('%s of a hundred bytes is %j', (header, expected) => {
  expect(readRange(header, 100)).toEqual(expected);
});

test('a range never leaves the file', () => {
  const side = fc.oneof(fc.constant(''), fc.nat().map(String));
  fc.assert(
    fc.property(side, side, fc.nat({ max: 10_000 }), (first, last, size) => {
      const range = readRange(`bytes=${first}-${last}`, size);
      if (typeof range === 'string') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.start).toBeLessThanOrEqual(range.end);
      expect(range.end).toBeLessThan(size);
    }),
  );
});
