import { expect, test } from 'vitest';
import { frameAround, labelsOf, pathOf, type Feature } from './scheme.ts';

const frame = frameAround([59.92, 30.35], 1000);

test('a place of the square is a coordinate, there and back, north up and east to the right', () => {
  expect(frame.place([59.92, 30.35])).toEqual([0.5, 0.5]);
  const [north, east] = frame.coordinate(0.75, 0.25);
  expect(north).toBeCloseTo(59.92 + 250 / 111_320, 5);
  expect(east).toBeCloseTo(30.35 + 250 / 111_320 / Math.cos((59.92 * Math.PI) / 180), 5);
  const [x, y] = frame.place([north, east]);
  expect([x, y]).toEqual([expect.closeTo(0.75, 3), expect.closeTo(0.25, 3)]);
});

const street: Feature = {
  properties: { name: 'Тихая улица' },
  geometry: {
    type: 'LineString',
    coordinates: [
      [30.3, 59.92],
      [30.35, 59.92],
      [30.4, 59.92],
    ],
  },
};

const far: Feature = {
  properties: { name: 'Дальняя улица' },
  geometry: {
    type: 'LineString',
    coordinates: [
      [31, 59.92],
      [31.1, 59.93],
    ],
  },
};

test('a street that crosses the square is drawn with its name, one far off is not', () => {
  expect(pathOf(street, frame)).toMatch(/^M-\d+\.\d 50\.0L50\.0 50\.0L\d+\.\d 50\.0$/);
  expect(pathOf(far, frame)).toBe('');
  expect(labelsOf([street, far, street], frame)).toEqual([{ name: 'Тихая улица', x: 50, y: 50 }]);
  expect(labelsOf([street], frame, [{ name: 'Канал 9', x: 52, y: 51 }])).toEqual([]);
});
