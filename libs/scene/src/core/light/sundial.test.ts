import { getPosition } from 'suncalc';
import { describe, expect, it } from 'vitest';
import { geometryOf } from '../geometry/geometry.ts';
import type { Scene } from '../scene/scene.schema.ts';
import { entryOf, type Solid } from '../solid/solid.ts';
import { instantOf } from '../sun/calendar.ts';
import { sunOfYear } from '../sun/sun-of-year.ts';
import { MINUTES } from '../sun/sun-year.ts';

const HEIGHT = 20;
/** A post of 20 cm and 20 m: what stands on its shadow is in the dark, beside it is not. */
const POST: Scene = {
  complex: 'sundial',
  coordinate: [59.911, 30.356],
  blocks: [],
  neighbours: [[-0.1, -0.1, 0.1, 0.1, HEIGHT]],
  water: [],
  trees: [],
};

const sun = sunOfYear(POST.coordinate, { year: 2027, utcOffset: 180 });
const [post] = geometryOf(POST).solids as [Solid];

/** 200 instants over the year, at hours that differ, with the sun above 3°: lower, refraction bends the ruler. */
const instants = Array.from({ length: 365 }, (_, day) => {
  const [rise, set] = [sun.rise[day] as number, sun.set[day] as number];
  return { day, minute: Math.round(rise + ((set - rise) * (2 + ((day * 37) % 60))) / 64) };
})
  .filter(({ day, minute }) => (sun.up[day * MINUTES + minute] as number) > 0.06)
  .slice(0, 200);

const isDark = (x: number, y: number, index: number) =>
  entryOf(
    post,
    x,
    y,
    0,
    sun.east[index] as number,
    sun.north[index] as number,
    sun.up[index] as number,
  ) < Infinity;

describe('a sundial', () => {
  it('throws a shadow as long and to the side that a second ephemeris and a tangent say, on 200 days', () => {
    expect(instants).toHaveLength(200);
    for (const { day, minute } of instants) {
      const date = new Date(instantOf(sun, day, minute));
      const { azimuth, altitude } = getPosition(date, ...POST.coordinate);
      const length = HEIGHT / Math.tan((altitude * Math.PI) / 180);
      const angle = ((azimuth + 180) * Math.PI) / 180;
      const at = (share: number, aside: number): [number, number] => [
        Math.sin(angle + aside) * length * share,
        Math.cos(angle + aside) * length * share,
      ];
      const index = day * MINUTES + minute;
      // Two ephemerides 0.01° apart, and a post that is 20 cm thick.
      const slack = 0.2 / length + 0.004 / Math.sin((altitude * Math.PI) / 90);
      expect(isDark(...at(1 - slack, 0), index)).toBe(true);
      expect(isDark(...at(1 + slack, 0), index)).toBe(false);
      expect(isDark(...at(0.9, 0.004 + 0.4 / length), index)).toBe(false);
      expect(isDark(...at(0.9, -0.004 - 0.4 / length), index)).toBe(false);
    }
  });
});
