import { CLOSE, PASSAGE, type Finding } from './finding.ts';
import { floorOf, type Plan, type Point } from './plan.ts';
import { lineOf, nearest, raysOf, SIDES } from './reach.ts';
import { bottomOf, rightOf, sharedPart, uncoveredArea, type Rect } from './rect.ts';

type Narrow = Extract<Finding, { kind: 'narrow' }>;

/** Passages too narrow between items, and between items and walls; the narrowest of each pair. */
export function passageFindings(plan: Plan, rects: readonly Rect[]): Narrow[] {
  const floor = floorOf(plan);
  const found = new Map<string, Narrow>();
  const keep = (one: Narrow) => {
    const key = keyOf(one);
    if (one.gap < (found.get(key)?.gap ?? PASSAGE)) found.set(key, one);
  };
  rects.forEach((rect, item) => {
    const others = rects.map((other, at) => (at === item ? null : other));
    for (const side of SIDES) {
      const rays = raysOf(rect, side, floor, others).filter(({ distance }) => isNarrow(distance));
      for (const other of new Set(rays.map((ray) => ray.item))) {
        const met = nearest(rays.filter((ray) => ray.item === other));
        const line = lineOf(rect, side, met);
        keep({ kind: 'narrow', item, other: other ?? side, gap: met.distance, line });
      }
    }
    others.slice(item + 1).forEach((other, beyond) => {
      const line = other && cornerLine(rect, other, floor, rects);
      const gap = line ? Math.floor(lengthOf(line)) : 0;
      if (line && isNarrow(gap)) {
        keep({ kind: 'narrow', item, other: item + 1 + beyond, gap, line });
      }
    });
  });
  return [...found.values()].map(inOrder).toSorted((one, other) => one.gap - other.gap);
}

const isNarrow = (gap: number) => gap > CLOSE && gap < PASSAGE;

type Line = [Point, Point];

/** Between corners of two boxes that do not face each other; `null` where they do, or something is between them. */
function cornerLine(
  one: Rect,
  other: Rect,
  floor: readonly Rect[],
  rects: readonly Rect[],
): Line | null {
  const [x1, x2] = between(one.left, rightOf(one), other.left, rightOf(other));
  const [y1, y2] = between(one.top, bottomOf(one), other.top, bottomOf(other));
  const [left, top] = [Math.min(x1, x2), Math.min(y1, y2)];
  const space = { left, top, width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
  const isCorner = !isFacing(one, other) && space.width > 0 && space.height > 0;
  if (!isCorner || uncoveredArea(space, floor) > 0) return null;
  if (rects.some((rect) => sharedPart(space, rect))) return null;
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
}

const isFacing = (one: Rect, other: Rect) =>
  (one.left < rightOf(other) && other.left < rightOf(one)) ||
  (one.top < bottomOf(other) && other.top < bottomOf(one));

/** The ends of two spans that look at each other. */
const between = (start: number, end: number, other: number, otherEnd: number): [number, number] =>
  start < other ? [end, other] : [start, otherEnd];

const lengthOf = ([one, other]: Line) => Math.hypot(one.x - other.x, one.y - other.y);

/** The same for both of a pair. */
function keyOf({ item, other }: Narrow): string {
  if (typeof other !== 'number') return `${item} ${other}`;
  return `${Math.min(item, other)} ${Math.max(item, other)}`;
}

function inOrder(one: Narrow): Narrow {
  const { item, other } = one;
  return typeof other === 'number' && other < item ? { ...one, item: other, other: item } : one;
}
