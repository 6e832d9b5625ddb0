/** A price with what may explain it, both as differences from the means of its building. */
export interface CentredRow {
  x: readonly number[];
  y: number;
}

/** Standard errors that a slope has to be away from nought: below it a feature is noise and leaves. */
const CLEAR = 3;

/** Keeps two columns that say the same apart; nothing beside the ones on the diagonal. */
const NEARLY_NOUGHT = 1e-9;

/**
 * Slopes of the features by least squares (normal equations). The weakest feature is left out until each that stays is clear of its noise.
 * @param degreesUsed degrees of freedom that the means have taken
 * @returns one slope a feature, 0 for those that are left out
 */
export function fitSlopes(rows: readonly CentredRow[], degreesUsed: number): number[] {
  const width = rows[0]?.x.length ?? 0;
  const sums = normalSums(rows, width);
  let active = range(width).filter((at) => at2(sums.xx, at, at) > NEARLY_NOUGHT);
  for (;;) {
    const fitted = solve(sums, active, rows.length - degreesUsed - active.length);
    const weakest = fitted.reduce((one, other) => (other.clear < one.clear ? other : one), NONE);
    if (weakest.clear >= CLEAR) {
      return range(width).map((at) => fitted.find((one) => one.at === at)?.slope ?? 0);
    }
    active = active.filter((at) => at !== weakest.at);
  }
}

const NONE = { at: -1, slope: 0, clear: Number.POSITIVE_INFINITY };

interface Sums {
  xx: readonly (readonly number[])[];
  xy: readonly number[];
  yy: number;
}

function normalSums(rows: readonly CentredRow[], width: number): Sums {
  const sum = (of: (row: CentredRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  const columns = range(width);
  return {
    xx: columns.map((one) =>
      columns.map((other) => sum(({ x }) => (x[one] ?? 0) * (x[other] ?? 0))),
    ),
    xy: columns.map((one) => sum(({ x, y }) => (x[one] ?? 0) * y)),
    yy: sum(({ y }) => y * y),
  };
}

/** Slopes of some features, and how many standard errors each is away from nought. */
function solve({ xx, xy, yy }: Sums, active: readonly number[], freedom: number) {
  const scale = active.map((at) => Math.sqrt(at2(xx, at, at)));
  const inverse = invert(
    active.map((one, i) =>
      active.map((other, j) =>
        i === j ? 1 + NEARLY_NOUGHT : at2(xx, one, other) / ((scale[i] ?? 1) * (scale[j] ?? 1)),
      ),
    ),
  );
  const scaled = active.map((at, i) => (xy[at] ?? 0) / (scale[i] ?? 1));
  const slopes = inverse.map((row) =>
    row.reduce((sum, value, j) => sum + value * (scaled[j] ?? 0), 0),
  );
  const explained = slopes.reduce((sum, slope, i) => sum + slope * (scaled[i] ?? 0), 0);
  const variance = Math.max(0, yy - explained) / Math.max(1, freedom);
  return active.map((at, i) => {
    const slope = slopes[i] ?? 0;
    const error = Math.sqrt(variance * at2(inverse, i, i));
    return { at, slope: slope / (scale[i] ?? 1), clear: Math.abs(slope) / error || 0 };
  });
}

/** Gauss and Jordan; a positive definite matrix needs no pivots. */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const work = matrix.map((row, i) => [...row, ...range(size).map((j) => Number(i === j))]);
  for (const [at, pivotRow] of work.entries()) {
    const pivot = pivotRow[at] ?? 1;
    for (let j = 0; j < 2 * size; j += 1) pivotRow[j] = (pivotRow[j] ?? 0) / pivot;
    for (const [i, row] of work.entries()) {
      const factor = i === at ? 0 : (row[at] ?? 0);
      if (factor === 0) continue;
      for (let j = 0; j < 2 * size; j += 1) row[j] = (row[j] ?? 0) - factor * (pivotRow[j] ?? 0);
    }
  }
  return work.map((row) => row.slice(size));
}

const range = (size: number) => Array.from({ length: size }, (_, at) => at);
const at2 = (matrix: readonly (readonly number[])[], i: number, j: number) => matrix[i]?.[j] ?? 0;
