import { describe, expect, it } from 'vitest';
import { geometryOf } from '../geometry/geometry.ts';
import type { Scene } from '../scene/scene.schema.ts';
import { entryOf } from '../solid/solid.ts';
import { housesFromCityJson } from './from-cityjson.ts';
import { housesFromGeoJson } from './from-geojson.ts';
import { localMetres } from './local-metres.ts';

const ORIGIN = [59.911, 30.356] as const;

/** Positions of a square around the origin, degrees; about `size` × 2 metres a side. */
const square = (size: number) => {
  const [north, east] = [size / 111_400, size / 55_900];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ].map(([x = 0, y = 0]) => [ORIGIN[1] + x * east, ORIGIN[0] + y * north]);
};

const feature = (properties: object | null, coordinates: unknown = [square(10)]) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates },
});
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });

/** Whether a level ray from the west, at a height, meets one of the houses. */
const isStopped = (neighbours: Scene['neighbours'], y: number, z: number, x = -100) =>
  geometryOf({
    complex: '',
    coordinate: [60, 30],
    blocks: [],
    water: [],
    trees: [],
    neighbours,
  }).solids.some((solid) => entryOf(solid, x, y, z, 1, 0, 0) < Infinity);

describe('localMetres', () => {
  it('knows the lengths of a degree of WGS 84', () => {
    // Published: 111 412 m of latitude and 55 800 m of longitude a degree at 60°.
    const [east, north] = localMetres([60, 30], 60.01, 30.01);
    expect(east * 100).toBeCloseTo(55_800, -1);
    expect(north * 100).toBeCloseTo(111_412, -1);
  });
});

describe('houses from GeoJSON', () => {
  it.each([
    [{ height: 12 }, 12],
    [{ height: '12,5 m' }, 12.5],
    [{ 'building:levels': '5' }, 15],
    [{ 'building:height': 9, 'building:levels': 9 }, 9],
  ])('take their height from %o', (properties, top) => {
    const { houses, faults } = housesFromGeoJson(collection(feature(properties)), ORIGIN);
    expect(faults).toEqual([]);
    expect(houses).toMatchObject([{ base: 0, top }]);
    expect([isStopped(houses, 0, top - 1), isStopped(houses, 0, top + 1)]).toEqual([true, false]);
    expect(isStopped(houses, 11, 1)).toBe(false);
  });

  it('may have a courtyard, and begin above the street', () => {
    const arch = feature({ height: 20, min_height: 5 }, [square(20), square(10)]);
    const { houses } = housesFromGeoJson(collection(arch), ORIGIN);
    expect(isStopped(houses, 0, 10)).toBe(true);
    expect(isStopped(houses, 0, 4)).toBe(false);
    // From the middle of the courtyard the eastern wing is ten metres away.
    const [first] = geometryOf({
      complex: '',
      coordinate: [60, 30],
      blocks: [],
      water: [],
      trees: [],
      neighbours: houses,
    })
      .solids.map((solid) => entryOf(solid, 0, 0, 10, 1, 0, 0))
      .sort((one, other) => one - other);
    expect(first).toBeCloseTo(10, 0);
  });

  it('of several polygons are several houses', () => {
    const multi = {
      ...feature({ height: 5 }),
      geometry: { type: 'MultiPolygon', coordinates: [[square(10)], [square(20)]] },
    };
    expect(housesFromGeoJson(collection(multi), ORIGIN).houses).toHaveLength(2);
  });

  it('that cannot be built are named, and the others are taken', () => {
    const { houses, faults } = housesFromGeoJson(
      collection(
        feature({}),
        feature({ height: 5, min_height: 7 }),
        feature({ height: 5 }, [[[30, 60]]]),
        feature(null),
        feature({ height: 5 }),
      ),
      ORIGIN,
    );
    expect(houses).toHaveLength(1);
    expect(faults).toEqual([
      'features[0]: нет высоты: укажите height в метрах или building:levels',
      'features[1]: min_height 7 м не ниже height 5 м',
      'features[2]: нужен Polygon или MultiPolygon с контурами хотя бы из четырёх точек',
      'features[3]: нет высоты: укажите height в метрах или building:levels',
    ]);
    expect(housesFromGeoJson('нет', ORIGIN).faults).toEqual([
      'файл: нужен GeoJSON вида FeatureCollection',
    ]);
  });
});

/** A box of 10 × 20 × 15 m as a solid of six surfaces, at 1000, 2000, 5 of a national grid in millimetres. */
const box = {
  type: 'CityJSON',
  version: '2.0',
  transform: { scale: [0.001, 0.001, 0.001], translate: [1_000, 2_000, 5] },
  vertices: [0, 15_000].flatMap((z) => [
    [0, 0, z],
    [10_000, 0, z],
    [10_000, 20_000, z],
    [0, 20_000, z],
  ]),
  CityObjects: {
    house: {
      type: 'Building',
      geometry: [
        { type: 'MultiSurface', lod: '0', boundaries: [[[0, 1, 2, 3]]] },
        {
          type: 'Solid',
          lod: '1.2',
          boundaries: [
            [
              [[3, 2, 1, 0]],
              [[4, 5, 6, 7]],
              [[0, 1, 5, 4]],
              [[1, 2, 6, 5]],
              [[2, 3, 7, 6]],
              [[3, 0, 4, 7]],
            ],
          ],
        },
      ],
    },
    group: { type: 'Building' },
    road: { type: 'Road' },
  },
};

describe('houses from CityJSON', () => {
  it('stand where the file has them, of the finest geometry', () => {
    const { houses, faults } = housesFromCityJson(box, [990, 1_990, 5]);
    expect(faults).toEqual([]);
    expect(houses).toEqual([
      {
        name: 'house',
        base: 0,
        top: 15,
        rings: [
          [
            [10, 30],
            [20, 30],
            [20, 10],
            [10, 10],
          ],
        ],
      },
    ]);
    expect([isStopped(houses, 20, 14), isStopped(houses, 20, 16)]).toEqual([true, false]);
  });

  it('that cannot be built are named', () => {
    const flat = { type: 'MultiSurface', lod: '0', boundaries: [[[0, 1, 2, 3]]] };
    const lost = { type: 'MultiSurface', lod: '1', boundaries: [[[0, 1, 99]]] };
    const { houses, faults } = housesFromCityJson(
      {
        ...box,
        CityObjects: {
          a: { type: 'Building', geometry: [flat] },
          b: { type: 'BuildingPart', geometry: [lost] },
        },
      },
      [0, 0, 0],
    );
    expect(houses).toEqual([]);
    expect(faults).toEqual([
      'CityObjects.a: у здания нет высоты',
      'CityObjects.b: поверхность ссылается на вершину, которой нет',
    ]);
    expect(housesFromCityJson({}, [0, 0, 0]).faults).toEqual([
      'файл: нужен CityJSON 1.1 или 2.0 с transform и vertices',
    ]);
  });
});
