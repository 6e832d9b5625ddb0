import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { metresBetween } from '../travel/distance.ts';
import type { Coordinate } from '../travel/types.ts';
import { createMetro, rideSeconds, type MetroData } from './metro.ts';
import { EXIT, FARTHEST, TRANSFER, WAIT, WALK } from './model.ts';
import { openWays } from './open-ways.ts';
import { ride } from './ride.ts';

const ways = openWays();
const metro = createMetro(
  JSON.parse(
    readFileSync(new URL('../../../demo/map/metro-graph.json', import.meta.url), 'utf8'),
  ) as MetroData,
);
const stationAt = (name: string, line: number) =>
  metro.stations.findIndex((one) => one.name === name && one.line === line);
const minutes = (seconds: number | undefined) => Math.round((seconds ?? Infinity) / 60);

const PLACES = {
  'Невский, 28': [59.9358, 30.3259],
  'Дворцовая площадь': [59.939, 30.3158],
  'Стрелка Васильевского острова': [59.9437, 30.3065],
  'Петропавловская крепость': [59.95, 30.3165],
  'Обводный канал, Курская': [59.911, 30.356],
  Василеостровская: [59.9426, 30.2783],
  Купчино: [59.8299, 30.3757],
  Беговая: [59.9872, 30.2025],
} as const satisfies Record<string, Coordinate>;

test('a ride from one station to the next takes minutes, on every line', () => {
  const rides = metro.stations.flatMap((from, index) => {
    const to = metro.stations[index + 1];
    return to?.line === from.line ? [rideSeconds(from, to) / 60] : [];
  });
  expect(rides.length).toBeGreaterThan(60);
  expect(Math.min(...rides)).toBeGreaterThan(1);
  expect(Math.max(...rides)).toBeLessThan(8);
});

test.each([
  ['Невский, 28', 'Купчино', 25, 36, 0],
  ['Невский, 28', 'Обводный канал, Курская', 25, 36, 1],
  ['Беговая', 'Купчино', 45, 62, 1],
  ['Василеостровская', 'Невский, 28', 15, 24, 0],
] as const)(
  '%s — %s by metro takes %d … %d minutes, changes: %d',
  (from, to, low, high, changes) => {
    const way = ways.metro(PLACES[from])(PLACES[to]);
    expect(minutes(way?.seconds)).toBeGreaterThanOrEqual(low);
    expect(minutes(way?.seconds)).toBeLessThanOrEqual(high);
    expect(way?.train?.changes).toBe(changes);
  },
);

describe('a walk', () => {
  it('goes over bridges, not through the Neva', () => {
    const from = PLACES['Дворцовая площадь'];
    const spit = ways.foot(from)(PLACES['Стрелка Васильевского острова']);
    const fortress = ways.foot(from)(PLACES['Петропавловская крепость']);
    expect(minutes(spit?.seconds)).toBeGreaterThanOrEqual(10);
    // 1,2 km as the crow flies: over water.
    expect(minutes(fortress?.seconds)).toBeGreaterThan(25);
  });

  it('is not told where it takes longer than a filter asks for', () => {
    expect(ways.foot([59.72, 30.41])([60.168, 29.869])).toBeNull();
  });
});

const inTown = fc.tuple(
  fc.double({ min: 59.83, max: 60.05, noNaN: true }),
  fc.double({ min: 30.22, max: 30.48, noNaN: true }),
);
/** Where no street is near, a straight line to elsewhere may be the better way. */
const amongStreets = fc.constantFrom(...Object.values(PLACES));
const secondsOf = (by: 'foot' | 'metro', from: Coordinate, to: Coordinate) =>
  ways[by](from)(to)?.seconds ?? Infinity;

describe('ways between any places', () => {
  it('are as long back as there, never quicker than the crow walks, and by metro never longer than on foot', () => {
    fc.assert(
      fc.property(inTown, inTown, (from, to) => {
        const foot = secondsOf('foot', from, to);
        expect(secondsOf('foot', to, from)).toBeCloseTo(foot, 3);
        expect(foot).toBeGreaterThanOrEqual(metresBetween(from, to) / WALK - 1);
        expect(secondsOf('metro', from, to)).toBeLessThanOrEqual(foot + 1e-6);
      }),
      { numRuns: 40 },
    );
  });

  it('by metro are no bargain over a third place', () => {
    fc.assert(
      fc.property(inTown, amongStreets, inTown, (from, over, to) => {
        const long = secondsOf('metro', from, over) + secondsOf('metro', over, to);
        // A place is joined to its streets by straight lines, whose ends may be dearer than a line from elsewhere.
        // A way that is not told is at least that long.
        const direct = ways.metro(from)(to)?.seconds ?? FARTHEST;
        expect(direct).toBeLessThanOrEqual(long + 25 * 60);
      }),
      { numRuns: 40 },
    );
  });
});

/** Relaxes every link until nothing changes. */
function plainRide(platform: readonly number[]): number[] {
  const best = [...platform];
  for (let changed = true; changed;) {
    changed = false;
    metro.links.forEach((links, from) =>
      links.forEach(({ to, seconds }) => {
        const sum = (best[from] ?? Infinity) + seconds;
        if (sum < (best[to] ?? Infinity)) {
          best[to] = sum;
          changed = true;
        }
      }),
    );
  }
  return best;
}

describe('the metro', () => {
  it('rides as a search that relaxes every link does', () => {
    const starts = fc.array(fc.oneof(fc.constant(Infinity), fc.integer({ min: 0, max: 4000 })), {
      minLength: metro.stations.length,
      maxLength: metro.stations.length,
    });
    fc.assert(
      fc.property(starts, (platform) => {
        const plain = plainRide(platform);
        ride(metro, platform).forEach(({ seconds }, station) =>
          expect(seconds).toBeCloseTo(plain[station] ?? Infinity, 6),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('joins every station to every other', () => {
    const platform = metro.stations.map((_, index) => (index === 0 ? 0 : Infinity));
    expect(ride(metro, platform).filter(({ seconds }) => seconds === Infinity)).toEqual([]);
  });

  it('counts a change as a walk and the wait for a train', () => {
    const from = stationAt('Владимирская', 1);
    const platform = metro.stations.map((_, index) => (index === from ? 0 : Infinity));
    const reached = ride(metro, platform)[stationAt('Достоевская', 4)];
    expect(reached).toEqual({ from, changes: 1, seconds: TRANSFER + WAIT });
    expect(EXIT).toBeLessThan(TRANSFER);
  });
});
