import { rectOf, type Item } from './item.ts';
import { roomOf, type Plan } from './plan.ts';
import { bottomOf, rightOf, type Rect } from './rect.ts';

/** Centimetres from which a wall or a neighbour draws. */
const REACH = 12;

/** Where an edge may stand, from its own side of a line. */
interface Lines {
  x: number[];
  y: number[];
}

/** An item drawn to the walls of its room and to its neighbours, where they are near. */
export function snapped(plan: Plan, items: readonly Item[], at: number, moved: Item): Item {
  const lines = linesFor(plan, items, at, moved, true);
  return within(plan, {
    ...moved,
    left: drawn(moved.left, lines.x),
    top: drawn(moved.top, lines.y),
  });
}

/**
 * An item after a step of the keys: it stops at the first wall or neighbour on its way, and goes on with the next step.
 * @param by centimetres
 */
export function stepped(
  plan: Plan,
  items: readonly Item[],
  at: number,
  by: { x: number; y: number },
): Item {
  const item = items[at];
  if (!item) throw new Error(`no item ${at}`);
  const lines = linesFor(plan, items, at, item, false);
  return within(plan, {
    ...item,
    left: stopped(item.left, by.x, lines.x),
    top: stopped(item.top, by.y, lines.y),
  });
}

/** An item that does not leave the frame of the plan. */
export function within(plan: Plan, item: Item): Item {
  const { width, height } = rectOf(item);
  return {
    ...item,
    left: Math.round(clamp(item.left, 0, plan.width - width)),
    top: Math.round(clamp(item.top, 0, plan.height - height)),
  };
}

/** @param isAligned edges of neighbours draw from within, too */
function linesFor(
  plan: Plan,
  items: readonly Item[],
  at: number,
  item: Item,
  isAligned: boolean,
): Lines {
  const own = rectOf(item);
  const walls = plan.rooms[roomOf(plan, own)]?.boxes ?? [];
  const inside = (box: Rect): Lines => ({
    x: [box.left, rightOf(box) - own.width],
    y: [box.top, bottomOf(box) - own.height],
  });
  const beside = (box: Rect): Lines => ({
    x: [box.left - own.width, rightOf(box), ...(isAligned ? inside(box).x : [])],
    y: [box.top - own.height, bottomOf(box), ...(isAligned ? inside(box).y : [])],
  });
  const neighbours = items
    .filter((_, other) => other !== at)
    .map(rectOf)
    .filter((box) => isNear(own, box));
  const all = [...walls.map(inside), ...neighbours.map(beside)];
  return { x: all.flatMap(({ x }) => x), y: all.flatMap(({ y }) => y) };
}

/** Neighbours are those within an arm's length. */
const ARM = 60;

const isNear = (one: Rect, other: Rect) =>
  one.left < rightOf(other) + ARM &&
  other.left < rightOf(one) + ARM &&
  one.top < bottomOf(other) + ARM &&
  other.top < bottomOf(one) + ARM;

function drawn(value: number, lines: readonly number[]): number {
  const near = lines.filter((line) => Math.abs(line - value) <= REACH);
  const [best] = near.toSorted((one, other) => Math.abs(one - value) - Math.abs(other - value));
  return best ?? value;
}

function stopped(value: number, by: number, lines: readonly number[]): number {
  if (by === 0) return value;
  const onWay = lines.filter(
    (line) => (line - value) * by > 0 && Math.abs(line - value) < Math.abs(by),
  );
  const [first] = onWay.toSorted((one, other) => Math.abs(one - value) - Math.abs(other - value));
  return first ?? value + by;
}

const clamp = (value: number, from: number, to: number) => Math.max(Math.min(value, to), from);
