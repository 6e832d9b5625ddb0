/** Milliseconds: the wait after the first failure, and the longest one. */
const FIRST = 30_000;
const LONGEST = 3_600_000;

/**
 * Milliseconds to wait after a failed try: doubled each time up to an hour. Between half of it and
 * the whole, so that leads that failed together do not all come back in the same second.
 * @param attempts tries so far, from 1
 * @param random from 0 up to 1
 */
export function backOff(attempts: number, random: number): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** (attempts - 1));
  return Math.round((whole * (1 + random)) / 2);
}
