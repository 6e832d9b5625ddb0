import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelSides } from './label.ts';
import { meridiansBetween } from './meridian.ts';
import { sectionsOf, type Coordinate } from './place.ts';
import { boundsOf, frameOf, mercator } from './projection.ts';
import { fillStyle, firstFamily } from './style.ts';

const coordinate = fc.tuple(
  fc.double({ min: 59, max: 61, noNaN: true }),
  fc.double({ min: 29, max: 32, noNaN: true }),
);

describe('boundsOf and frameOf', () => {
  it('hold every place', () => {
    fc.assert(
      fc.property(fc.array(coordinate, { minLength: 1 }), (places) => {
        const bounds = boundsOf(places);
        const frame = frameOf(places);
        expect(frame.aspect).toBeGreaterThan(0);
        for (const [latitude, longitude] of places) {
          expect(longitude).toBeGreaterThanOrEqual(bounds?.west ?? 90);
          expect(latitude).toBeLessThanOrEqual(bounds?.north ?? 0);
          const { x, y } = frame.place([latitude, longitude]);
          expect(Math.abs(x - 0.5)).toBeLessThanOrEqual(0.5 + 1e-9);
          expect(Math.abs(y - 0.5)).toBeLessThanOrEqual(0.5 + 1e-9);
        }
      }),
    );
  });

  it('place one complex in the middle, and survive none', () => {
    const only: Coordinate = [59.911, 30.356];
    expect(frameOf([only]).place(only).x).toBeCloseTo(0.5);
    expect(boundsOf([])).toBeNull();
    expect(frameOf([]).aspect).toBeGreaterThan(0);
  });

  it('project as map engines do', () => {
    expect(mercator([0, 0])).toEqual({ x: 0.5, y: 0.5 });
    expect(mercator([85.0511287798, 180]).y).toBeCloseTo(0, 9);
  });
});

describe('meridiansBetween', () => {
  it('draws a line every ten minutes of arc and knows the thirtieth', () => {
    expect(meridiansBetween(29.82, 30.35).map(({ label, main }) => [label, main])).toEqual([
      ['29°50′', false],
      ['30°00′', true],
      ['30°10′', false],
      ['30°20′', false],
    ]);
  });

  it('draws a line that stands on the edge, and none between lines', () => {
    expect(meridiansBetween(30, 30).map(({ label }) => label)).toEqual(['30°00′']);
    expect(meridiansBetween(30.01, 30.02)).toEqual([]);
  });
});

describe('labelSides', () => {
  const at = (x: number, y: number, name = 'Колоннада') => ({ point: { x, y }, name });

  it.each([
    ['to the right where there is room', [at(100, 100)], ['right']],
    ['to the left of a neighbour', [at(200, 100), at(270, 100)], ['left', 'right']],
    ['to the left at the right edge', [at(390, 100)], ['left']],
    [
      'nowhere between two neighbours',
      [at(200, 9), at(160, 9), at(240, 9)],
      ['none', 'left', 'right'],
    ],
  ])('puts a name %s', (_, markers, sides) => {
    expect(labelSides(markers, 400)).toEqual(sides);
  });
});

it('offers filters only where they divide the places', () => {
  const place = { id: '', name: '', address: '', href: '', coordinate: [0, 0] as const };
  expect(sectionsOf([{ ...place, section: 'Бизнес' }, place])).toEqual([]);
  expect(
    sectionsOf([
      { ...place, section: 'Бизнес' },
      { ...place, section: 'Комфорт' },
      { ...place, section: 'Бизнес' },
    ]),
  ).toEqual(['Бизнес', 'Комфорт']);
});

it('fills address and font into the style', () => {
  expect(fillStyle('{base}/a {font} {base}/b', { base: '/map', font: 'X' })).toBe(
    '/map/a X /map/b',
  );
  expect(firstFamily('"Geologica", system-ui')).toBe('Geologica');
  expect(firstFamily('')).toBe('sans-serif');
});
