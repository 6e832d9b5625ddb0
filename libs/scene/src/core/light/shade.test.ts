import { expect, it } from 'vitest';
import { compassPoint } from '../azimuth/azimuth.ts';
import { geometryOf } from '../geometry/geometry.ts';
import { scene } from '../scene/scene.fixture.ts';
import { dayOf } from '../sun/calendar.ts';
import { sunOfYear } from '../sun/sun-of-year.ts';
import type { SceneWindow } from '../window/window.ts';
import { shadesOf } from './shade.ts';

const sun = sunOfYear(scene.coordinate, { year: 2027, utcOffset: 180 });
const WINDOW: SceneWindow = {
  x: -15,
  y: 0,
  z: 5.3,
  floor: 4.5,
  facing: 180,
  width: 1.7,
  height: 1.6,
  reveal: 0.14,
  wall: 0.34,
  projections: [],
};

it('names what takes the sun from a window, from where, on which days', () => {
  const [first, ...others] = shadesOf(geometryOf(scene), WINDOW, sun);
  expect(first?.solid).toMatchObject({ name: 'neighbour 0', top: 21 });
  expect(first?.distance).toBeCloseTo(75, 0);
  expect(compassPoint(first?.azimuth ?? 0)).toBe('юг');
  // 15 m above the window at 75 m: hidden below 12°, where the sun of December stays and that of June does not come.
  expect(first?.minutes[dayOf(sun, 12, 22)]).toBeGreaterThan(100);
  expect(first?.minutes[dayOf(sun, 6, 22)]).toBe(0);
  // The other houses of the example stand beside the window or behind it.
  expect(others.map(({ solid }) => solid.name)).not.toContain('1');
});
