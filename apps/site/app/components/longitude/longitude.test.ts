import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadersOf, levelsOf } from './dodge.ts';
import { placeOf, tickLabel, ticks } from './scale.ts';

describe('the scale of longitude', () => {
  it.each([
    ['Сосны', 29.869, 4.03],
    ['the meridian', 30, 22.22],
    ['Залив', 30.206, 50.83],
    ['Канал 9', 30.356, 71.67],
    ['Террасы', 30.513, 93.47],
  ])('places %s', (_, longitude, place) => {
    expect(placeOf(longitude)).toBe(place);
  });

  it('has a stroke a minute from 29°51′ to 30°33′', () => {
    expect(ticks).toHaveLength(43);
    expect(ticks[0]).toEqual({ minute: 51, place: 1.39, rank: 'minute' });
    expect(ticks.at(-1)).toMatchObject({ minute: 93, place: 98.61 });
  });

  it('labels every tenth minute', () => {
    const labels = ticks
      .filter(({ rank }) => rank === 'ten')
      .map(({ minute }) => tickLabel(minute));
    expect(labels).toEqual(['30°00′', '30°10′', '30°20′', '30°30′']);
  });
});

describe('marks that stand near each other', () => {
  it('keep to the scale where there is room', () => {
    expect(levelsOf([4, 51, 93], 2.5)).toEqual([0, 0, 0]);
  });

  it('step aside where there is none', () => {
    expect(levelsOf([71.67, 68.33, 70.42], 2.5)).toEqual([0, 0, 1]);
  });

  it('never cover each other on a level', () => {
    const places = fc.array(fc.float({ min: 0, max: 100, noNaN: true }), { maxLength: 12 });
    fc.assert(
      fc.property(places, (places) => {
        const levels = levelsOf(places, 5);
        return places.every((a, i) =>
          places.every((b, j) => i === j || levels[i] !== levels[j] || Math.abs(a - b) >= 5),
        );
      }),
    );
  });
});

describe('names above the scale', () => {
  it('climb to the left in a cluster, and its last name stands to the right', () => {
    expect(leadersOf([50.83, 63.33, 68.33, 70.42, 71.67, 83.19])).toEqual([
      { side: 'right', height: 40 },
      { side: 'left', height: 40 },
      { side: 'left', height: 70 },
      { side: 'left', height: 100 },
      { side: 'right', height: 100 },
      { side: 'right', height: 40 },
    ]);
  });
});
