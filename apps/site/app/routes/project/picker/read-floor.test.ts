import { expect, it } from 'vitest';
import { floorHref, readFloor } from './read-floor.ts';

it.each([
  ['floor=7', 7],
  ['floor=', null],
  ['', null],
  ['floor=-1', null],
  ['floor=1e3', null],
  ['floor=7&floor=8', 7],
])('«%s» names the floor %s', (query, floor) => {
  expect(readFloor(new URLSearchParams(query))).toBe(floor);
});

it('an address that was written is read back', () => {
  expect(readFloor(new URLSearchParams(floorHref(12)))).toBe(12);
});
