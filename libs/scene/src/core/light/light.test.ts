import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBare } from '../geometry/season.ts';
import { geometryOf } from '../geometry/geometry.ts';
import type { Scene } from '../scene/scene.schema.ts';
import { dayOf, monthOf } from '../sun/calendar.ts';
import { sunOfYear } from '../sun/sun-of-year.ts';
import { tabulate } from '../sun/sun-year.ts';
import type { SceneWindow } from '../window/window.ts';
import { bruteMinutes } from './brute.fixture.ts';
import { lightOf } from './light.ts';
import { randomScene, randomWindow, turned } from './random-scene.fixture.ts';
import { minutesOfDay, minutesOfYear, spansOfDay, type Span } from './room-light.ts';

const sun = sunOfYear([59.911, 30.356], { year: 2027, utcOffset: 180 });
/** `FULL=1` compares 1,000 windows. */
const WINDOWS = process.env['FULL'] ? 1_000 : 150;
const day = fc.integer({ min: 0, max: 364 });
/** Degrees by which the scene is turned from the south. */
const degrees = fc.constantFrom(-90, -53, 0, 0, 35, 90, 120);

const WINDOW: SceneWindow = {
  x: 0,
  y: 0,
  z: 3.8,
  floor: 3,
  facing: 180,
  width: 1.6,
  height: 1.6,
  reveal: 0.14,
  wall: 0.34,
  projections: [],
};

/** A sun at 60° north whose afternoon mirrors its morning: it keeps its declination for the day. */
const evenSun = tabulate(2027, 0, 60, (on, minute) => {
  const declination = (23.4 * Math.sin(((on - 80) * Math.PI) / 182.5) * Math.PI) / 180;
  const hourAngle = ((minute - 720) * Math.PI) / 720;
  const [sin, cos] = [Math.sin(Math.PI / 3), Math.cos(Math.PI / 3)];
  const level = Math.cos(declination) * Math.cos(hourAngle);
  const east = -Math.cos(declination) * Math.sin(hourAngle);
  const north = Math.sin(declination) * cos - level * sin;
  const up = Math.sin(declination) * sin + level * cos;
  return {
    azimuth: (Math.atan2(east, north) * 180) / Math.PI,
    altitude: (Math.asin(up) * 180) / Math.PI,
  };
});

const sceneOf = (neighbours: Scene['neighbours']): Scene => ({
  complex: 'test',
  coordinate: [60, 30],
  blocks: [],
  neighbours: [[-20, 0, 20, 10, 30], ...neighbours],
  water: [],
  trees: [],
});

const minutesSet = (spans: readonly Span[]) =>
  new Set(spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));

describe('the sun in a window', () => {
  it('is what it is where every ray is tried against everything', () => {
    let windows = 0;
    let sunny = 0;
    fc.assert(
      fc.property(randomScene, randomWindow, degrees, day, (south, plain, by, on) => {
        const [scene, window] = turned(south, plain, by);
        const geometry = geometryOf(scene);
        const fast = minutesOfDay([lightOf(geometry, window)], sun, on);
        expect(Math.abs(fast - bruteMinutes(geometry, window, sun, on))).toBeLessThanOrEqual(1);
        windows += 1;
        if (fast > 0) sunny += 1;
      }),
      { numRuns: WINDOWS, seed: 30 },
    );
    expect(windows).toBe(WINDOWS);
    expect(sunny).toBeGreaterThan(WINDOWS / 5);
  });

  it('has the same spans by wider steps, where none of them is shorter', () => {
    fc.assert(
      fc.property(randomScene, randomWindow, day, (scene, window, on) => {
        const light = [lightOf(geometryOf(scene), window)];
        const exact = spansOfDay(light, sun, on);
        const ends = exact.flatMap(({ from, to }) => [from, to]);
        fc.pre(ends.every((end, index) => index === 0 || end - (ends[index - 1] ?? 0) >= 3));
        expect(spansOfDay(light, sun, on, { step: 3 })).toEqual(exact);
      }),
    );
  });

  it('is in the spans of a day and nowhere else, however many minutes are decided at once', () => {
    fc.assert(
      fc.property(randomScene, randomWindow, degrees, day, (south, plain, by, on) => {
        const [scene, window] = turned(south, plain, by);
        const light = lightOf(geometryOf(scene), window);
        const minutes = minutesSet(spansOfDay([light], sun, on));
        const bare = isBare(monthOf(sun, on));
        for (let minute = sun.rise[on] ?? 0; minute < (sun.set[on] ?? 0); minute += 1) {
          expect(light(sun, on * 1440 + minute, bare)).toBe(minutes.has(minute));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('grows less behind a taller house', () => {
    fc.assert(
      fc.property(randomScene, randomWindow, day, fc.nat(), (scene, window, on, which) => {
        const before = minutesOfDay([lightOf(geometryOf(scene), window)], sun, on);
        const at = 1 + (which % Math.max(1, scene.neighbours.length - 1));
        const neighbours = scene.neighbours.map((one, index) => {
          if (index !== at) return one;
          if (!Array.isArray(one)) return { ...one, top: one.top + 15 };
          const [x0, y0, x1, y1, height] = one;
          return [x0, y0, x1, y1, height + 15] as typeof one;
        });
        const after = minutesOfDay(
          [lightOf(geometryOf({ ...scene, neighbours }), window)],
          sun,
          on,
        );
        expect(after).toBeLessThanOrEqual(before);
      }),
    );
  });

  it('is what all houses together leave of it', () => {
    fc.assert(
      fc.property(randomScene, randomWindow, day, (scene, window, on) => {
        // A point of the glass sees the sun where no house alone hides it.
        const point = { points: [[0, window.height / 2] as const], trees: false };
        const spansWith = (neighbours: typeof scene.neighbours) =>
          minutesSet(
            spansOfDay(
              [lightOf(geometryOf({ ...scene, blocks: [], neighbours }), window, point)],
              sun,
              on,
            ),
          );
        const [host, ...others] = scene.neighbours as [never, ...typeof scene.neighbours];
        const alone = others.map((one) => spansWith([host, one]));
        const left = [...spansWith([host])].filter((minute) =>
          alone.every((set) => set.has(minute)),
        );
        expect([...spansWith(scene.neighbours)]).toEqual(left);
      }),
    );
  });

  it('is the same in the mirror, in the other half of the day', () => {
    const room = (x0: number, x1: number) => {
      const scene = sceneOf([[x0, -60, x1, -40, 25]]);
      return minutesOfYear([lightOf(geometryOf(scene), WINDOW)], evenSun);
    };
    const east = room(5, 60);
    expect(east).toEqual(room(-60, -5));
    expect(Math.max(...east)).toBeGreaterThan(600);
  });

  it('in a room of two windows is what either of them has', () => {
    const geometry = geometryOf(sceneOf([[-30, -50, 10, -40, 30]]));
    const south = lightOf(geometry, WINDOW);
    const west = lightOf(geometry, { ...WINDOW, x: -20, y: 5, facing: 270 });
    const [one, other, both] = [[south], [west], [south, west]].map((lights) =>
      minutesSet(spansOfDay(lights, sun, 80)),
    ) as [Set<number>, Set<number>, Set<number>];
    expect([...both]).toEqual([...new Set([...one, ...other])].sort((first, next) => first - next));
  });

  it('stays longer behind more glass, and shorter in a deeper reveal or below a balcony', () => {
    const geometry = geometryOf(sceneOf([]));
    const inJune = (change: Partial<SceneWindow>) =>
      minutesOfDay([lightOf(geometry, { ...WINDOW, ...change })], sun, 172);
    const plain = inJune({});
    expect(inJune({ width: 3 })).toBeGreaterThan(plain);
    expect(inJune({ reveal: 0.5 })).toBeLessThan(plain);
    const balcony = { from: -3, to: 3, below: 1.7, thickness: 0.2, depth: 1.4 };
    expect(inJune({ projections: [balcony] })).toBeLessThan(plain - 60);
  });

  it('comes through bare branches and not through leaves', () => {
    const trees = (month: number) => {
      const scene = { ...sceneOf([]), trees: [['broad', 0, -6, 2] as Scene['trees'][number]] };
      const at = dayOf(sun, month, 1);
      const [withTree, without] = [scene, sceneOf([])].map((one) =>
        minutesOfDay([lightOf(geometryOf(one), { ...WINDOW, z: 6 })], sun, at),
      ) as [number, number];
      return without - withTree;
    };
    expect(trees(4)).toBe(0);
    expect(trees(9)).toBeGreaterThan(120);
  });
});
