import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { openEmbedded } from './embedded.ts';
import { metresBetween } from './distance.ts';
import { TravelError, wholeMinutes, type Coordinate } from './types.ts';

const { roads } = openEmbedded();

const PLACES = {
  'Дворцовая пл.': [59.939, 30.3158],
  Пулково: [59.7996, 30.2715],
  Мурино: [60.052, 30.446],
  Кудрово: [59.908, 30.512],
  'Лахта Центр': [59.987, 30.177],
  Пушкин: [59.72, 30.41],
  Петергоф: [59.882, 29.905],
  Кронштадт: [59.993, 29.769],
  Сестрорецк: [60.093, 29.966],
  Колпино: [59.749, 30.595],
  'Купчино (метро)': [59.8299, 30.3757],
  'Комендантский пр.': [60.0084, 30.2587],
  Ладожская: [59.9324, 30.4393],
  Всеволожск: [60.02, 30.65],
  Гатчина: [59.568, 30.128],
  Выборг: [60.71, 28.752],
  Зеленогорск: [60.199, 29.703],
} as const satisfies Record<string, Coordinate>;

/** Commonly quoted driving distances, km. */
test.each([
  ['Дворцовая пл.', 'Пулково', 21.5],
  ['Мурино', 'Дворцовая пл.', 19],
  ['Кудрово', 'Лахта Центр', 26.5],
  ['Пушкин', 'Дворцовая пл.', 27],
  ['Петергоф', 'Дворцовая пл.', 30],
  ['Кронштадт', 'Дворцовая пл.', 49],
  ['Сестрорецк', 'Лахта Центр', 21],
  ['Колпино', 'Дворцовая пл.', 32],
  ['Купчино (метро)', 'Дворцовая пл.', 15.5],
  ['Комендантский пр.', 'Ладожская', 18],
  ['Всеволожск', 'Дворцовая пл.', 26],
  ['Гатчина', 'Дворцовая пл.', 46],
  ['Выборг', 'Дворцовая пл.', 138],
  ['Зеленогорск', 'Дворцовая пл.', 53],
] as const)('%s — %s is about %d km', async (from, to, known) => {
  const { metres, seconds, line, estimate } = await roads().route(PLACES[from], PLACES[to]);
  expect(Math.abs(metres / 1000 / known - 1)).toBeLessThanOrEqual(0.2);
  expect(estimate).toBe(true);
  // Between the pace of a bus and of the fastest motorway.
  expect(metres / seconds).toBeGreaterThan(5);
  expect(metres / seconds).toBeLessThan(30);
  expect([line[0], line.at(-1)]).toEqual([PLACES[from], PLACES[to]]);
  const back = await roads().route(PLACES[to], PLACES[from]);
  expect(Math.abs(back.metres - metres)).toBeLessThan(3000);
});

const inTown = fc.tuple(
  fc.double({ min: 59.8, max: 60.06, noNaN: true }),
  fc.double({ min: 30.18, max: 30.5, noNaN: true }),
);

describe('the embedded router', () => {
  it('draws a line as long as it says, and never shorter than the crow flies', async () => {
    await fc.assert(
      fc.asyncProperty(inTown, inTown, async (from, to) => {
        const { metres, line } = await roads().route(from, to);
        const drawn = line.reduce(
          (sum, point, at) => sum + (at > 0 ? metresBetween(line[at - 1] ?? point, point) : 0),
          0,
        );
        expect(metres).toBeGreaterThan(metresBetween(from, to) - 1);
        expect(drawn).toBeLessThan(metres * 1.12 + 500);
        expect(drawn).toBeGreaterThan(metres * 0.7 - 500);
      }),
      { numRuns: 60 },
    );
  });

  it('tells one search to many goals what single routes tell', async () => {
    await fc.assert(
      fc.asyncProperty(
        inTown,
        fc.array(inTown, { minLength: 1, maxLength: 4 }),
        async (to, all) => {
          const minutes = roads().minutesTo(to, new Map(all.entries()));
          for (const [index, from] of all.entries()) {
            const { seconds } = await roads().route(from, to);
            expect(minutes.get(index)).toBe(wholeMinutes(seconds));
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('says nothing about places far from its roads', async () => {
    const moscow: Coordinate = [55.75, 37.62];
    await expect(roads().route(PLACES.Пушкин, moscow)).rejects.toEqual(new TravelError('too-far'));
    await expect(roads().route(moscow, PLACES.Пушкин)).rejects.toEqual(new TravelError('too-far'));
    expect(roads().minutesTo(moscow, new Map([['any', PLACES.Пушкин]])).size).toBe(0);
    expect(roads().minutesTo(PLACES.Пушкин, new Map([['far', moscow]])).size).toBe(0);
    expect(roads().minutesToRoad(moscow, 'КАД')).toBeNull();
  });

  it('takes neighbours straight to each other, a minute at least', async () => {
    const here: Coordinate = [59.9111, 30.3562];
    const way = await roads().route([59.911, 30.356], here);
    expect(way.line).toHaveLength(2);
    expect(wholeMinutes(way.seconds)).toBe(1);
  });
});
