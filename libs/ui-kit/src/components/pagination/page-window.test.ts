import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('pages around the present one', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 16, [1, 2, null, 16]],
    [4, 16, [1, 2, 3, 4, 5, null, 16]],
    [5, 16, [1, null, 4, 5, 6, null, 16]],
    [13, 16, [1, null, 12, 13, 14, 15, 16]],
    [16, 16, [1, null, 15, 16]],
  ])('page %i of %i', (page, pages, shown) => {
    expect(pageWindow(page, pages)).toEqual(shown);
  });

  it('always rises from the first to the last, at most nine places, no gap of one page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), (pages, before) => {
        const shown = pageWindow(Math.min(before + 1, pages), pages);
        expect(shown.length).toBeLessThanOrEqual(9);
        expect(shown[0]).toBe(1);
        expect(shown.at(-1)).toBe(pages);
        shown.forEach((n, i) => {
          const [left, right] = [shown[i - 1], shown[i + 1]];
          if (n === null && left && right) expect(right - left).toBeGreaterThan(2);
        });
      }),
    );
  });
});
