import { describe, expect, it } from 'vitest';
import { floorWords, sightWords } from './look-words.ts';
import { windowOn, type WindowPlace } from './floors.ts';

const shares = { sky: 0.31, water: 0.48, house: 0.004, green: 0, ground: 0.206 };

describe('where somebody at a window looks', () => {
  it.each([
    [215.2, null, 'Смотрите на юго-запад, 215°: вода 48 %, земля 21 %, небо 31 %; домов не видно'],
    [359.8, 61.6, 'Смотрите на север, 0°: вода 48 %, земля 21 %, небо 31 %; ближайший дом в 62 м'],
  ])('%d° is said with what is seen there', (azimuth, house, words) => {
    expect(sightWords(azimuth, { shares, house }).replaceAll('\u00a0', ' ')).toBe(words);
  });

  it('a floor is told by its water, its houses and the height of the eyes', () => {
    expect(floorWords({ shares }, 34.9).replaceAll('\u00a0', ' ')).toBe(
      'вода 48 %, дома 0 %, глаза на 34,9 м',
    );
  });
});

describe('a window on another floor', () => {
  const window = {
    ...{ x: 1, y: 2, z: 7, floor: 6.2, facing: 180, width: 1.7, height: 1.6 },
    ...{ reveal: 0.14, wall: 0.34, projections: [] },
  };
  const place: WindowPlace = {
    ...{ geometry: { solids: [], crowns: [], water: [] }, window, floor: 2 },
    floors: [
      { floor: 2, level: 6.2 },
      { floor: 5, level: 15.2 },
    ],
  };

  it('keeps its sill above the floor', () => {
    const { z, floor } = windowOn(place, 5);
    expect([z, floor].map((one) => Math.round(one * 100) / 100)).toEqual([16, 15.2]);
  });

  it('that the house has not is the same window', () => {
    expect(windowOn(place, 9)).toEqual(window);
  });
});
