import { describe, expect, test } from 'vitest';
import { rows } from '../data/rows.ts';
import { composeFloor } from './floor.ts';

describe('a floor', () => {
  test('gives a corner flat the two sides of its corner', () => {
    const floor = composeFloor('business-left-5', 'S');
    expect(floor.map(({ plan, sides }) => [plan.id, sides.join('')])).toEqual([
      ['e3-76', 'SW'],
      ['studio-30', 'S'],
      ['1k-43', 'N'],
      ['e2-48', 'N'],
      ['2k-68', 'NW'],
    ]);
  });

  test('turns with its building', () => {
    const [corner] = composeFloor('business-left-5', 'W');
    expect(corner?.sides).toEqual(['W', 'N']);
  });

  test('flips a corner drawing so that its second windows look out of the house', () => {
    // e3-76 has them on its left; seen from the south, the west corner is the drawing's right.
    const [west] = composeFloor('tower-9', 'S');
    expect([west?.plan.corner, west?.mirrored]).toEqual(['left', true]);
  });

  test.each(Object.keys(rows))('«%s» can be composed: corner plans stand at free ends', (name) => {
    expect(composeFloor(name, 'S').length).toBeGreaterThan(0);
  });

  test('that nobody has drawn is refused', () => {
    expect(() => composeFloor('castle', 'S')).toThrow('castle');
  });
});
