import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contour, type Spot } from './contour.ts';

/** Whether a spot lies within an odd number of rings. */
function isWithin(rings: readonly (readonly Spot[])[], [x, y]: Spot): boolean {
  let within = false;
  for (const ring of rings)
    ring.slice(1).forEach(([x2, y2], index) => {
      const [x1, y1] = ring[index] ?? [x2, y2];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
    });
  return within;
}

describe('a contour', () => {
  it('closes its lines, and holds exactly the corners below its level', () => {
    const size = 9;
    const values = fc.array(fc.integer({ min: 0, max: 20 }), {
      minLength: size * size,
      maxLength: size * size,
    });
    fc.assert(
      fc.property(values, (list) => {
        const border = (at: number) => at === 0 || at === size - 1;
        const at = (column: number, row: number) =>
          border(column) || border(row) ? 99 : (list[row * size + column] ?? 0);
        const rings = contour({ size, at }, 10.5);
        for (const ring of rings) expect(ring[0]).toEqual(ring.at(-1));
        for (let row = 0; row < size; row++)
          for (let column = 0; column < size; column++)
            expect(isWithin(rings, [column, row + 1e-7])).toBe(at(column, row) <= 10.5);
      }),
      { numRuns: 200 },
    );
  });
});
