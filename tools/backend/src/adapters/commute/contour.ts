/** A point of a grid's plane: column and row, with fractions. */
export type Spot = readonly [column: number, row: number];

/** Values at the corners of the cells of a square grid. */
export interface Grid {
  readonly size: number;
  at(column: number, row: number): number;
}

/** Corners of a cell, one after the other. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/**
 * Closed lines around what lies below a level (marching squares, cut linearly); what lies within an odd number of them is
 * below. The grid's border has to lie above.
 */
export function contour(grid: Grid, level: number): Spot[][] {
  const next = new Map<string, { to: string; spot: Spot }>();
  for (let row = 0; row < grid.size - 1; row++)
    for (let column = 0; column < grid.size - 1; column++)
      for (const [from, to] of cutsOf(grid, level, column, row))
        next.set(key(from), { to: key(to), spot: from });
  const rings: Spot[][] = [];
  for (const [start] of next) {
    const ring: Spot[] = [];
    for (let one = next.get(start), at = start; one; at = one.to, one = next.get(at)) {
      ring.push(one.spot);
      next.delete(at);
    }
    const [first] = ring;
    if (first && ring.length > 2) rings.push([...ring, first]);
  }
  return rings;
}

const key = ([column, row]: Spot) => `${column.toFixed(4)} ${row.toFixed(4)}`;

/** Pieces of the line in one cell, each with what is below at its left. */
function cutsOf(grid: Grid, level: number, column: number, row: number): [Spot, Spot][] {
  const corners = CORNERS.map(([right, down]): Spot => [column + right, row + down]);
  const values = corners.map(([x, y]) => grid.at(x, y));
  const below = (index: number) => (values[index % 4] ?? Infinity) <= level;
  const starts: Spot[] = [];
  const ends: Spot[] = [];
  for (let side = 0; side < 4; side++) {
    if (below(side) === below(side + 1)) continue;
    const [from, to] = [corners[side], corners[(side + 1) % 4]];
    if (!from || !to) continue;
    const [low, high] = [values[side] ?? 0, values[(side + 1) % 4] ?? 0];
    const share = Math.min(0.98, Math.max(0.02, (level - low) / (high - low)));
    const spot: Spot = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    (below(side) ? starts : ends).push(spot);
  }
  return starts.flatMap((start, index): [Spot, Spot][] => {
    const end = ends[index];
    return end ? [[start, end]] : [];
  });
}
