import { describe, expect, test } from 'vitest';
import { areaOf, clip, sunPatch } from './sun-patch.ts';

describe('the patch on the floor', () => {
  const ends = [
    [1, 0],
    [3, 0],
  ] as const;
  const room = [0, 0, 4, 6] as const;

  test('lies straight before the window when the sun does, and within the shadow of the wall', () => {
    // The facade is on top and looks south.
    const patch = sunPatch(ends, room, { azimuth: 180, altitude: 45 }, 180);
    const xs = patch.map(([x]) => x);
    const ys = patch.map(([, y]) => y);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([1, 3].map((x) => expect.closeTo(x)));
    // Sill and lintel at 45° are as far in as high; the outer face takes 34 cm of the lintel's side.
    expect([Math.min(...ys), Math.max(...ys)]).toEqual(
      [0.8, 2.4 - 0.34].map((y) => expect.closeTo(y)),
    );
  });

  test('moves to the west in the morning, and there is none with the sun behind the house', () => {
    const morning = sunPatch(ends, room, { azimuth: 150, altitude: 30 }, 180);
    const evening = sunPatch(ends, room, { azimuth: 210, altitude: 30 }, 180);
    const middle = (patch: typeof morning) => patch.reduce((sum, [x]) => sum + x, 0) / patch.length;
    // South is on top: west is to the right.
    expect(middle(morning)).toBeGreaterThan(2);
    expect(middle(evening)).toBeLessThan(2);
    expect(sunPatch(ends, room, { azimuth: 0, altitude: 30 }, 180)).toEqual([]);
  });

  test('of two polygons is what they share, whichever way round they go', () => {
    const square = [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ] as const;
    const other = [
      [1, 1],
      [1, 3],
      [3, 3],
      [3, 1],
    ] as const;
    expect(Math.abs(areaOf(clip(square, other)))).toBeCloseTo(2);
  });
});
