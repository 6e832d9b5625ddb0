import { PASSAGE, type Finding } from './finding.ts';
import type { Door, Plan, Point } from './plan.ts';
import { bottomOf, rightOf, sharedPart, type Rect } from './rect.ts';

/** What doors meet: leaves that do not open, and holes that something stands before. */
export function doorFindings({ doors }: Plan, rects: readonly Rect[]): Finding[] {
  return doors.flatMap((door, at): Finding[] => {
    const met = rects.flatMap((rect, item): Finding[] =>
      sweeps(door, rect) ? [{ kind: 'door', door: at, item }] : [],
    );
    // Where the leaf does not open, how much of the hole is free says nothing more.
    return met.length > 0 ? met : (doorwayFinding(door, at, rects) ?? []);
  });
}

/** Whether a leaf meets a box on its way: a quarter of a circle around its hinge. */
export function sweeps({ leaf }: Pick<Door, 'leaf'>, rect: Rect): boolean {
  if (!leaf) return false;
  const { hinge, open, closed } = leaf;
  const quarter = boxAround([hinge, open, closed]);
  const part = sharedPart(quarter, rect);
  if (!part) return false;
  const x = Math.min(Math.max(hinge.x, part.left), rightOf(part));
  const y = Math.min(Math.max(hinge.y, part.top), bottomOf(part));
  const length = Math.max(quarter.width, quarter.height);
  // What is a centimetre from the tip is beside it: lengths are rounded.
  return Math.hypot(x - hinge.x, y - hinge.y) < length - 1;
}

function doorwayFinding({ box }: Door, door: number, rects: readonly Rect[]): Finding[] | null {
  const isUpright = box.width < box.height;
  const zone = isUpright
    ? { ...box, left: box.left - PASSAGE, width: box.width + 2 * PASSAGE }
    : { ...box, top: box.top - PASSAGE, height: box.height + 2 * PASSAGE };
  const parts = rects.flatMap((rect, item) => {
    const part = sharedPart(zone, rect);
    return part ? [{ part, item }] : [];
  });
  const [start, end] = isUpright ? [box.top, bottomOf(box)] : [box.left, rightOf(box)];
  const free = longestFree(
    start,
    end,
    parts.map(({ part }) => (isUpright ? [part.top, bottomOf(part)] : [part.left, rightOf(part)])),
  );
  const needed = Math.min(PASSAGE, end - start);
  if (free >= needed) return null;
  return [{ kind: 'doorway', door, free, needed, items: parts.map(({ item }) => item) }];
}

/** The longest part of a span that nothing covers. */
export function longestFree(
  start: number,
  end: number,
  covered: readonly (readonly [number, number])[],
): number {
  let [at, longest] = [start, 0];
  for (const [from, to] of covered.toSorted(([one], [other]) => one - other)) {
    longest = Math.max(longest, Math.min(from, end) - at);
    at = Math.max(at, to);
  }
  return Math.max(longest, end - at);
}

function boxAround(points: readonly Point[]): Rect {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
