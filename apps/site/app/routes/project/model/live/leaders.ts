/** Length of a leader, and what lies between two plates at least, pixels. */
const LEADER = 26;
const GAP = 3;

/** A plate over a place of the picture: its leader ends there, its middle stands above it; pixels. */
export interface Plate {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Lengths of the leaders of plates. What is nearer keeps its own, one that would lie on it is lifted above it; none leaves the picture
 * at its top.
 */
export function leadersOf(plates: readonly Plate[]): number[] {
  const leaders = plates.map(() => LEADER);
  const placed: { left: number; right: number; top: number; bottom: number }[] = [];
  const nearestFirst = [...plates.entries()].toSorted(([, one], [, other]) => other.y - one.y);
  for (const [index, { x, y, width, height }] of nearestFirst) {
    const [left, right] = [x - width / 2 - GAP, x + width / 2 + GAP];
    const beside = placed
      .filter((one) => one.left < right && left < one.right)
      .toSorted((one, other) => other.bottom - one.bottom);
    let bottom = y - LEADER;
    for (const one of beside) {
      if (one.top - GAP < bottom && bottom - height - GAP < one.bottom) bottom = one.top - GAP;
    }
    bottom = Math.max(bottom, height);
    placed.push({ left: left + GAP, right: right - GAP, top: bottom - height, bottom });
    leaders[index] = Math.max(0, y - bottom);
  }
  return leaders;
}
