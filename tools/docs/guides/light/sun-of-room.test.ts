import { expect, test } from 'vitest';
import { sunOfRoom } from './sun-of-room.ts';

const minutes = (month: number, day: number) =>
  sunOfRoom(month, day).reduce((sum, { from, to }) => sum + to - from, 0);

test('a window to the south has its sun around noon, and more of it in spring than in December', () => {
  const [first] = sunOfRoom(3, 22);
  expect(first?.from).toBeGreaterThan(5 * 60);
  expect(minutes(3, 22)).toBeGreaterThan(300);
  expect(minutes(12, 22)).toBeLessThan(minutes(3, 22));
});
