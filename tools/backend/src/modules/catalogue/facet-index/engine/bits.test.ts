import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bitsBetween, countBetween, countBits, firstRow, hasBit, lastRow, ones } from './bits.ts';

const ROWS = 200;
const row = fc.nat(ROWS);

describe('bits of rows', () => {
  test('count the ones of any word', () => {
    fc.assert(
      fc.property(fc.integer(), (word) => {
        const written = (word >>> 0).toString(2).replaceAll('0', '');
        expect(ones(word)).toBe(written.length);
      }),
    );
  });

  test('between two rows hold exactly those', () => {
    fc.assert(
      fc.property(row, row, row, row, (from, to, low, high) => {
        const bits = bitsBetween(ROWS, from, to);
        const rows = Array.from({ length: ROWS }, (_, at) => at).filter((at) => hasBit(bits, at));
        expect(rows).toEqual(
          Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step),
        );
        expect(countBits(bits)).toBe(rows.length);
        expect(countBetween(bits, low, high)).toBe(
          rows.filter((at) => at >= low && at < high).length,
        );
        expect([firstRow(bits), lastRow(bits)]).toEqual([rows.at(0) ?? -1, rows.at(-1) ?? -1]);
      }),
    );
  });
});
