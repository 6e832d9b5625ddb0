const FIRST = 1_000;
const LONGEST = 60_000;

/**
 * Milliseconds to wait after some failures in a row: doubled each time, up to a minute, and spread,
 * so that the browsers that a server has lost do not all come back at once.
 * @param chance from 0 to 1
 */
export function backOff(failures: number, chance = Math.random()): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** Math.max(0, failures - 1));
  return longest * (0.5 + chance / 2);
}
