import { describe, expect, test } from 'vitest';
import { nextPlace } from './next-place.ts';

/** Two rows of three, and one more place beyond a lane. */
const places = [
  { id: 'a', box: [0, 0, 50, 100] },
  { id: 'b', box: [50, 0, 50, 100] },
  { id: 'c', box: [100, 0, 50, 100] },
  { id: 'd', box: [0, 220, 50, 100] },
  { id: 'e', box: [50, 220, 50, 100] },
  { id: 'f', box: [100, 220, 50, 100] },
  { id: 'g', box: [300, 0, 50, 100] },
] satisfies { id: string; box: [number, number, number, number] }[];

describe('the arrows lead', () => {
  test.each([
    ['a', 'ArrowRight', 'b'],
    ['c', 'ArrowRight', 'g'],
    ['g', 'ArrowRight', null],
    ['b', 'ArrowLeft', 'a'],
    ['a', 'ArrowLeft', null],
    ['b', 'ArrowDown', 'e'],
    ['e', 'ArrowUp', 'b'],
    ['a', 'ArrowUp', null],
    ['e', 'Home', 'a'],
    ['a', 'End', 'g'],
    ['a', 'Enter', null],
    ['unknown', 'ArrowRight', null],
  ])('from %s by %s to %s', (from, key, to) => {
    expect(nextPlace(places, from, key)).toBe(to);
  });
});
