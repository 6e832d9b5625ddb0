import { expect, test } from 'vitest';
import { bestView } from './best-view.ts';
import type { RoomLight } from './core/flat-light.ts';

const seen = (sky: number, water = 0) => ({
  ...{ at: 0, facing: 180 },
  view: {
    ...{ sky, water, green: 0, house: 100 - sky - water, ground: 0 },
    ...{ eyes: 20, nearest: null, landmarks: [] },
  },
});

const room = (name: string, windows: RoomLight['windows'], living = true): RoomLight => ({
  ...{ name, living, windows, months: [], seasons: [] },
  ...{ norm: null, view: null, opposite: null, shades: [] },
});

const best = (...rooms: RoomLight[]) => bestView({ id: 'k1-1' }, { light: { rooms }, hash: 'x' });

test('water counts more than sky', () => {
  const found = best(room('Спальня', [seen(60)]), room('Гостиная', [seen(30), seen(40, 10)]));
  expect(found).toMatchObject({ room: 'Гостиная', facing: 180 });
  expect(found?.address).toMatchObject({ lot: 'k1-1', room: 1, window: 1 });
});

test('sky above a bare ground is no view', () => {
  const bare = { ...seen(60), view: { ...seen(60).view, house: 0, ground: 40 } };
  expect(best(room('Спальня', [bare]), room('Гостиная', [seen(30)]))?.room).toBe('Гостиная');
});

test('the window of a kitchen stands for no flat', () => {
  expect(best(room('Кухня', [seen(90)], false), room('Спальня', [seen(10)]))?.room).toBe('Спальня');
});

test('where no window is known there is no view', () => {
  expect(best(room('Спальня', []))).toBeNull();
});
