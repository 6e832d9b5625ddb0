/** Months before the keys by the plan, and the readiness by then, per cent: most of the money goes into frame and facade. */
const COURSE: readonly (readonly [month: number, done: number])[] = [
  [-28, 0],
  [-24, 8],
  [-20, 22],
  [-18, 28],
  [-9, 69],
  [-4, 93],
  [-1, 100],
];

/**
 * Readiness of a building, whole per cent.
 * @param rest months until the keys by the plan, below 0
 */
export function readinessOf(rest: number): number {
  const at = COURSE.findIndex(([month]) => rest < month);
  const [before, after] = [COURSE[at - 1], COURSE[at]];
  if (!after) return 100;
  if (!before) return 0;
  const share = (rest - before[0]) / (after[0] - before[0]);
  return Math.round(before[1] + (after[1] - before[1]) * share);
}
