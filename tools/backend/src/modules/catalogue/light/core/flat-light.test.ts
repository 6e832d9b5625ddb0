import { geometryOf } from '@m30/scene';
import { sunOfYear } from '@m30/scene/sun';
import { expect, it } from 'vitest';
import { demoFlats } from '../../../../testing/light.ts';
import { flatLight } from './flat-light.ts';

const { scene, flats } = demoFlats('zaliv');
const geometry = geometryOf(scene);
const sun = sunOfYear(scene.coordinate, { year: 2027, utcOffset: 180 });
const lightOfFlat = (id: string) => {
  const rooms = flats.find((flat) => flat.id === id)?.rooms;
  if (!rooms) throw new Error(`«${id}» is not in the model`);
  return flatLight({ scene, geometry, sun }, rooms);
};

it('tells the sun, the norm and the view of each room', () => {
  const {
    light: { rooms, norm },
    days,
  } = lightOfFlat('z2-130');
  expect(rooms.map(({ name, living }) => [name, living])).toEqual([
    ['Мастер-спальня', true],
    ['Кухня-столовая', false],
    ['Гостиная', true],
  ]);
  const [bedroom, kitchen] = rooms;
  // To the south, over the bay, on the fifteenth floor.
  expect(bedroom).toMatchObject({
    windows: [{ at: 0, facing: 180 }],
    opposite: null,
    norm: { met: true },
    shades: [],
  });
  expect(bedroom?.view?.water).toBeGreaterThan(30);
  expect(bedroom?.windows[0]?.view).toMatchObject({ house: 0, eyes: 58.3, nearest: null });
  const shares = rooms.flatMap(({ windows }) =>
    windows.map(({ view: { sky, water, green, house, ground } }) => [
      sky,
      water,
      green,
      house,
      ground,
    ]),
  );
  for (const all of shares) {
    expect(Math.abs(all.reduce((sum, one) => sum + one, 0) - 100)).toBeLessThanOrEqual(2);
  }
  expect(bedroom?.months).toHaveLength(12);
  expect(bedroom?.months[2]).toBeGreaterThan(bedroom?.months[11] ?? 0);
  expect(bedroom?.seasons.map((spans) => spans.length)).toEqual([2, 2, 2, 2]);
  // The twenty-second of March is the eightieth day after the first of January.
  expect(days[0]?.[0]?.[80]).toEqual(bedroom?.seasons[0]);
  // The norm asks nothing of a kitchen.
  expect(kitchen?.norm).toBeNull();
  expect(norm).toEqual({ needed: 1, sunny: 2, met: true });
});

it('says where the norm is not met', () => {
  const north = flats.find(({ rooms, floor }) => {
    const facings = rooms?.flatMap(({ windows }) => windows.map(({ facing }) => facing)) ?? [];
    return floor === 2 && facings.length > 0 && facings.every((facing) => facing === 0);
  });
  const { rooms, norm } = lightOfFlat(north?.id ?? '').light;
  expect(norm).toEqual({ needed: 1, sunny: 0, met: false });
  expect(rooms.every(({ months }) => (months[11] ?? 1) === 0)).toBe(true);
});
