import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clustersOf } from './cluster.ts';
import { labelSides } from './label.ts';
import { meridiansBetween } from './meridian.ts';
import { filtersOf, placesOf, type MapData } from './map-data.ts';
import { boundsOf, frameOf, mercator, type Coordinate } from './projection.ts';
import { mapSources } from './settings.ts';
import { attributionOf, fillStyle, firstFamily } from './style.ts';

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
      'above between two neighbours',
      [at(200, 9), at(160, 9), at(240, 9)],
      ['top', 'left', 'right'],
    ],
    [
      'below where somebody stands above, too',
      [at(200, 40), at(160, 40), at(240, 40), at(200, 14, '')],
      ['bottom', 'left', 'right', 'right'],
    ],
    [
      'nowhere between four',
      [at(200, 40), at(160, 40), at(240, 40), at(200, 14, ''), at(200, 66, '')],
      ['none', 'left', 'right', 'right', 'right'],
    ],
  ])('puts a name %s', (_, markers, sides) => {
    expect(labelSides(markers, 400)).toEqual(sides);
  });
});

describe('the map of the API', () => {
  const element = (id: string) => ({
    id,
    title: id,
    coordinate: [0, 0] as const,
    address: '',
    link: '',
  });
  const section = (id: string, hidden: boolean, ...ids: string[]) => ({
    ...{ id, title: id, icon: null, hidden },
    elements: ids.map(element),
  });
  const map = (...markers: MapData['markers'][number][]): MapData => ({
    ...{ center: [0, 0], markers, office: null, simplified: false },
    info: { time_cad: null, time_center: null },
  });

  it('offers filters only where they divide the places', () => {
    expect(filtersOf(map(section('a', false, '1')))).toEqual([]);
    expect(filtersOf(map(section('a', false, '1'), section('b', true, '2')))).toEqual([]);
    const two = map(section('a', false, '1'), section('b', false, '2'));
    expect(filtersOf(two).map(({ title }) => title)).toEqual(['Все объекты', 'a', 'b']);
    expect(filtersOf({ ...two, simplified: true })).toEqual([]);
  });

  it('shows objects of sections that are not hidden', () => {
    const places = placesOf(map(section('a', false, '1', '2'), section('b', true, '3')));
    expect(places.map(({ id, section: of }) => of + id)).toEqual(['a1', 'a2']);
  });
});

it('clusters hold every marker once and stand apart', () => {
  const point = fc.record({
    x: fc.integer({ min: 0, max: 200 }),
    y: fc.integer({ min: 0, max: 200 }),
  });
  fc.assert(
    fc.property(fc.array(point), fc.integer({ min: 0, max: 60 }), (points, radius) => {
      const clusters = clustersOf(points, (one) => one, radius);
      expect(clusters.flatMap(({ items }) => items).length).toBe(points.length);
      for (const [index, { point: one }] of clusters.entries()) {
        for (const { point: other } of clusters.slice(index + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(radius);
        }
      }
    }),
  );
});

describe('settings', () => {
  it('declare the hosts of what may draw, and no others', () => {
    expect(mapSources({})).toEqual({ connect: [], img: [], worker: [] });
    expect(mapSources({ styleUrl: 'https://tiles.example/s.json' }).connect).toEqual([
      'https://tiles.example',
    ]);
    expect(mapSources({ token: 'pk.a' }).connect).toContain('https://api.mapbox.com');
  });
});

it('fills address and font into the style', () => {
  expect(fillStyle('{base}/a {font} {base}/b', { base: '/map', font: 'X' })).toBe(
    '/map/a X /map/b',
  );
  expect(firstFamily('"Geologica", system-ui')).toBe('Geologica');
  expect(firstFamily('')).toBe('sans-serif');
});

it('credits each source once, in words', () => {
  const credits = ['<a href="https://osm.org">© OpenStreetMap</a>', undefined, '© OpenStreetMap'];
  expect(attributionOf(credits, 'x')).toBe('© OpenStreetMap');
  expect(attributionOf([], '© участники OpenStreetMap')).toBe('© участники OpenStreetMap');
});
