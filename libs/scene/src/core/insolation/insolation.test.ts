import { describe, expect, it } from 'vitest';
import { geometryOf } from '../geometry/geometry.ts';
import { scene } from '../scene/scene.fixture.ts';
import type { Scene } from '../scene/scene.schema.ts';
import { sunOfYear } from '../sun/sun-of-year.ts';
import type { SceneWindow } from '../window/window.ts';
import { flatInsolation, insolationOf, judge, normLight } from './insolation.ts';
import { NORTHERN_NORM, roomsThatMust } from './norm.ts';

const sun = sunOfYear([59.911, 30.356], { year: 2027, utcOffset: 180 });

/** A span of so many minutes that begins at a minute. */
const span = (from: number, length: number) => ({ from, to: from + length });

describe('the norm of the northern zone', () => {
  it.each([
    ['2 h 30 min at a stretch', [span(600, 150)], 'continuous'],
    ['a minute less', [span(600, 149)], null],
    [
      'three hours, one of them at a stretch',
      [span(600, 60), span(700, 60), span(800, 60)],
      'interrupted',
    ],
    ['the same and a minute less in all', [span(600, 60), span(700, 60), span(800, 59)], null],
    ['three hours of pieces below an hour', [0, 1, 2, 3].map((i) => span(600 + i * 70, 59)), null],
    ['none', [], null],
  ])('%s', (_, spans, how) => {
    expect(judge(spans, NORTHERN_NORM)).toMatchObject({ how, met: how !== null });
  });

  it('asks for one living room of up to three and for two of four', () => {
    expect([1, 2, 3, 4, 5].map(roomsThatMust)).toEqual([1, 1, 1, 2, 2]);
    const [sunny, dark] = [judge([span(600, 200)], NORTHERN_NORM), judge([], NORTHERN_NORM)];
    expect(flatInsolation([dark, sunny, dark])).toEqual({ needed: 1, sunny: 1, met: true });
    expect(flatInsolation([dark, sunny, dark, dark])).toEqual({ needed: 2, sunny: 1, met: false });
  });

  it('is not asked of a place south of 58°', () => {
    const moscow = sunOfYear([55.75, 37.6], { year: 2027, utcOffset: 180 });
    expect(() => insolationOf([], moscow)).toThrow(RangeError);
  });
});

const WINDOW: SceneWindow = {
  x: 0,
  y: 0,
  z: 10,
  floor: 9.2,
  facing: 180,
  width: 1.7,
  height: 1.6,
  reveal: 0.14,
  wall: 0.34,
  projections: [],
};
const place = (neighbours: Scene['neighbours'], trees: Scene['trees'] = []): Scene => ({
  ...scene,
  blocks: [],
  neighbours,
  water: [],
  trees,
});
const roomOf = (some: Scene, window = WINDOW) =>
  insolationOf([normLight(geometryOf(some), window)], sun);

describe('a window by the standard', () => {
  it('opens as wide as the diagonals of its opening let it', () => {
    // atan(1.7 / 0.34) = 78.7° to each side of south: from azimuth 101.3° to 258.7°.
    const { spans } = roomOf(place([]));
    expect(spans).toHaveLength(1);
    const [only] = spans as [{ from: number; to: number }];
    const azimuthAt = (minute: number) => {
      const index = 111 * 1440 + minute;
      return (Math.atan2(sun.east[index] as number, sun.north[index] as number) * 180) / Math.PI;
    };
    expect(azimuthAt(only.from)).toBeCloseTo(101.3, 0);
    expect((azimuthAt(only.to) + 360) % 360).toBeCloseTo(258.7, 0);
  });

  it('loses an hour and a half after sunrise and before sunset', () => {
    const west = roomOf(place([]), { ...WINDOW, facing: 270 });
    expect(west.spans.at(-1)?.to).toBe((sun.set[111] as number) - 90);
    const east = roomOf(place([]), { ...WINDOW, facing: 90 });
    expect(east.spans[0]?.from).toBe((sun.rise[111] as number) + 90);
  });

  it('does not see trees, and sees houses and balconies', () => {
    const open = roomOf(place([])).total;
    expect(roomOf(place([], [['broad', 0, -5, 3]])).total).toBe(open);
    const house = roomOf(place([[-10, -40, 10, -20, 60]]));
    expect(house.total).toBeLessThan(open);
    expect(house.spans).toHaveLength(2);
    const balcony = { from: -3, to: 3, below: 1.7, thickness: 0.2, depth: 1.4 };
    expect(roomOf(place([]), { ...WINDOW, projections: [balcony] }).total).toBeLessThan(open);
  });

  it('to the north has too little at 60°', () => {
    expect(roomOf(place([]), { ...WINDOW, facing: 0 })).toMatchObject({ met: false });
  });
});
