import { describe, expect, test } from 'vitest';
import { complexes } from '../data/complexes/index.ts';
import { floorPlanRows } from './floor-plans.ts';
import { generateLots } from './lots.ts';
import { planOf } from './plans.ts';

const rows = floorPlanRows(complexes);
const lots = generateLots(complexes);
type Geometry = (typeof rows)[number]['geometry'];

/** Corners of a contour; its drawing has straight lines only. */
const pointsOf = (path: string) =>
  path
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number]);

/** Box of a flat without its balcony: the facade is where most corners are. */
function bodyOf(path: string) {
  const points = pointsOf(path);
  const xs = points.map(([x]) => x);
  // First and last corners stand at the ends of the facade and of the corridor's wall.
  const ys = [points[0]?.[1] ?? 0, points.at(-1)?.[1] ?? 0];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

const areaOf = ({ left, right, top, bottom }: ReturnType<typeof bodyOf>) =>
  (right - left) * (bottom - top);

const cases = rows.map((row) => [row.id, row.geometry] as const);

describe('the drawings of floors', () => {
  test('hold every flat of every floor, once and in the order of the numbers', () => {
    const floors = Map.groupBy(lots, (lot) => `${lot.buildingId} ${lot.section} ${lot.floor}`);
    let drawn = 0;
    for (const { buildingId, section, firstFloor, lastFloor, geometry } of rows) {
      for (let floor = firstFloor; floor <= lastFloor; floor += 1) {
        const some = floors.get(`${buildingId} ${section} ${floor}`) ?? [];
        const inOrder = some.toSorted((one, other) => one.number - other.number);
        expect(geometry.flats.map(({ plan }) => plan)).toEqual(inOrder.map(({ planId }) => planId));
        drawn += inOrder.length;
      }
    }
    expect(drawn).toBe(lots.length);
  });

  test.each(cases)('%s: flats do not overlap', (_, { flats }) => {
    const bodies = flats.map(({ path }) => bodyOf(path));
    bodies.forEach((one, index) =>
      bodies.slice(index + 1).forEach((other) => {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        expect(Math.min(wide, high)).toBeLessThan(0.3);
      }),
    );
  });

  test.each(cases)('%s: areas are in proportion', (_, { flats }) => {
    const scales = flats.map(({ path, plan }) => areaOf(bodyOf(path)) / planOf(plan).area);
    expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.3);
  });

  test.each(cases)('%s: nothing is drawn outside of the view', (_, { flats, viewBox }) => {
    const [left, top, width, height] = viewBox;
    for (const { path, label } of flats) {
      for (const [x, y] of [...pointsOf(path), label]) {
        expect(x).toBeGreaterThan(left);
        expect(x).toBeLessThan(left + width);
        expect(y).toBeGreaterThan(top);
        expect(y).toBeLessThan(top + height);
      }
    }
  });

  test('show stairs and lifts on each floor', () => {
    const without = rows.filter(({ geometry }) => !geometry.stairs || !geometry.lifts);
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test('are turned as their building is', () => {
    const northOf = (id: string): Geometry['north'] | undefined =>
      rows.find((row) => row.id === id)?.geometry.north;
    expect([northOf('kanal/korpus-1/1/2'), northOf('kanal/korpus-4/1/2')]).toEqual([0, 270]);
  });
});
