import { expect, test } from 'vitest';
import { sunAt } from './sun-at.ts';

/** By the ephemeris of the server, at Obvodny canal. */
test.each([
  ['2027-03-22T11:30:00Z', 204, 29],
  ['2027-06-21T10:00:00Z', 180, 53.5],
])('the sun stands where it should at %s', (at, azimuth, altitude) => {
  const sun = sunAt([59.911, 30.356], Date.parse(at));
  expect(Math.abs(sun.azimuth - azimuth)).toBeLessThan(1.5);
  expect(Math.abs(sun.altitude - altitude)).toBeLessThan(1);
});
