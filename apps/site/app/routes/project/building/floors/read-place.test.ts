import { describe, expect, it } from 'vitest';
import { readPlace } from './read-place.ts';

const sections = [
  { number: 1, floors: [2, 3, 4] },
  { number: 2, floors: [2, 3] },
];

describe('the floor of an address', () => {
  it.each([
    ['', { section: 1, floor: 2 }],
    ['section=2&floor=3', { section: 2, floor: 3 }],
    ['section=2&floor=4', { section: 2, floor: 3 }],
    ['section=9&floor=4', { section: 1, floor: 4 }],
    ['section=one&floor=top', { section: 1, floor: 2 }],
  ])('«%s»', (query, place) => {
    expect(readPlace(new URLSearchParams(query), sections)).toEqual(place);
  });

  it('is none where nothing is drawn', () => {
    expect(readPlace(new URLSearchParams('floor=2'), [])).toBeNull();
  });
});
