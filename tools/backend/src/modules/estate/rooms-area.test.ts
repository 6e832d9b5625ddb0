import { expect, test } from 'vitest';
import { planOf } from '../../../demo/generator/plans.ts';
import { roomsArea } from './rooms-area.ts';

test.each([
  ['studio-22', 21.9],
  // Half of its loggia of 3.6 m² is in the 27 m² of the lot, and none of it in the rooms.
  ['studio-27', 25.2],
  ['1k-38', 36.2],
  ['2k-58', 56.1],
])('the rooms of %s are %s m²', (id, area) => {
  expect(roomsArea(planOf(id).roomList)).toBe(area);
});
