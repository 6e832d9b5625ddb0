import type { Point } from './plan.ts';
import { bottomOf, rightOf, type Rect } from './rect.ts';

/** Sides of a box, as one looks at the plan. */
export const SIDES = ['left', 'top', 'right', 'bottom'] as const;
export type Side = (typeof SIDES)[number];

/** What stands in the way: an item by its place, or a wall. */
export interface Met {
  distance: number;
  /** Place of an item; `null` is a wall. */
  item: number | null;
  /** Where the ray begins along its side: from the left of the plan, else from its top. */
  at: number;
}

/** Centimetres between the rays of a side at most. */
const STEP = 5;

/**
 * What rays from one side of a box meet first, straight ahead: each a place along the side.
 * @param floor that can be walked on
 * @param others items by their places, `null` for the box itself
 */
export function raysOf(
  rect: Rect,
  side: Side,
  floor: readonly Rect[],
  others: readonly (Rect | null)[],
): Met[] {
  const look = side === 'left' || side === 'right' ? across : upright;
  const box = look(rect);
  const isBack = side === 'left' || side === 'top';
  const from = isBack ? box.from : box.to;
  const walls = floor.map(look);
  const items = others.map((other) => other && look(other));
  const count = Math.max(Math.ceil((box.end - box.start - 1) / STEP), 1);
  return Array.from({ length: count + 1 }, (_, index) => {
    const at = box.start + 0.5 + ((box.end - box.start - 1) * index) / count;
    const crossed = walls.filter(({ start, end }) => at > start && at < end);
    const wall = isBack ? from - farBack(from, crossed) : farAhead(from, crossed) - from;
    let met: Met = { distance: wall, item: null, at };
    items.forEach((other, item) => {
      if (!other || at <= other.start || at >= other.end) return;
      const distance = isBack ? from - other.to : other.from - from;
      if (distance >= 0 && distance < met.distance) met = { distance, item, at };
    });
    return met;
  });
}

/** The nearest of what a side meets; of several as near, the one in the middle. */
export function nearest(rays: readonly Met[]): Met {
  const distance = Math.min(...rays.map((ray) => ray.distance));
  const alike = rays.filter((ray) => ray.distance === distance);
  return alike[alike.length >> 1] ?? { distance, item: null, at: 0 };
}

/** A ray as a line: where it begins, and where it meets what it meets. */
export function lineOf(rect: Rect, side: Side, { distance, at }: Met): [Point, Point] {
  switch (side) {
    case 'left':
      return [point(rect.left, at), point(rect.left - distance, at)];
    case 'right':
      return [point(rightOf(rect), at), point(rightOf(rect) + distance, at)];
    case 'top':
      return [point(at, rect.top), point(at, rect.top - distance)];
    case 'bottom':
      return [point(at, bottomOf(rect)), point(at, bottomOf(rect) + distance)];
  }
}

const point = (x: number, y: number): Point => ({ x, y });

/** A box along a ray (`from`, `to`) and across it (`start`, `end`). */
interface Look {
  from: number;
  to: number;
  start: number;
  end: number;
}

const across = ({ left, top, width, height }: Rect): Look => ({
  ...{ from: left, to: left + width },
  ...{ start: top, end: top + height },
});

const upright = ({ left, top, width, height }: Rect): Look => ({
  ...{ from: top, to: top + height },
  ...{ start: left, end: left + width },
});

/** Where the floor ends that a ray goes over. */
function farAhead(from: number, floor: readonly Look[]): number {
  const on = floor.filter((box) => box.from <= from && box.to > from);
  return on.length === 0 ? from : farAhead(Math.max(...on.map(({ to }) => to)), floor);
}

function farBack(from: number, floor: readonly Look[]): number {
  const on = floor.filter((box) => box.to >= from && box.from < from);
  return on.length === 0 ? from : farBack(Math.min(...on.map((box) => box.from)), floor);
}
