import type { SunPlace } from '../../../../../components/sun-ruler/sun-at.ts';

export type Point = readonly [x: number, y: number];

/** Left, top, width and height. */
export type Box = readonly [number, number, number, number];

/** What drawings do not say, metres above the floor: a sill and a lintel; the wall is 34 cm thick. */
const SILL = 0.8;
const LINTEL = 2.4;
const WALL = 0.34;
/** Lower sun is drawn as this one: its patch has left the room. Degrees. */
const LOWEST = 2;

/**
 * Where the sun lies on a room's floor: the opening of the outer face and that of the inner one, projected along the rays; both are
 * passed by what is bright. Empty where none is.
 * @param ends of the opening, on the inner face of the wall; metres on the plan, y downwards
 * @param north degrees of the north from the top of the plan, clockwise
 */
export function sunPatch(
  ends: readonly [Point, Point],
  room: Box,
  { azimuth, altitude }: SunPlace,
  north: number,
): Point[] {
  const angle = ((azimuth + 180 + north) * Math.PI) / 180;
  const way = 1 / Math.tan((Math.max(altitude, LOWEST) * Math.PI) / 180);
  const [alongX, alongY] = [Math.sin(angle) * way, -Math.cos(angle) * way];
  const [outX, outY] = outwards(ends, room);
  const [[ax, ay], [bx, by]] = ends;
  const opening = (x: number, y: number): Point[] => [
    [ax + x + alongX * SILL, ay + y + alongY * SILL],
    [bx + x + alongX * SILL, by + y + alongY * SILL],
    [bx + x + alongX * LINTEL, by + y + alongY * LINTEL],
    [ax + x + alongX * LINTEL, ay + y + alongY * LINTEL],
  ];
  const [left, top, width, height] = room;
  const walls: Point[] = [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ];
  return clip(clip(opening(outX * WALL, outY * WALL), opening(0, 0)), walls);
}

/** Away from the room, across its window's wall. */
function outwards(
  [[ax, ay], [bx, by]]: readonly [Point, Point],
  [x, y, width, height]: Box,
): Point {
  const isFlat = Math.abs(bx - ax) > Math.abs(by - ay);
  if (isFlat) return [0, ay < y + height / 2 ? -1 : 1];
  return [ax < x + width / 2 ? -1 : 1, 0];
}

/** Cuts a polygon by a convex one (Sutherland and Hodgman), whichever way round they go. */
export function clip(polygon: readonly Point[], by: readonly Point[]): Point[] {
  const turn = Math.sign(areaOf(by));
  let left: Point[] = [...polygon];
  by.forEach((from, index) => {
    const to = by[(index + 1) % by.length] as Point;
    const side = ([x, y]: Point) =>
      turn * ((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]));
    left = left.flatMap((point, at) => {
      const before = left.at(at - 1) as Point;
      const [now, then] = [side(point), side(before)];
      const crossing = now >= 0 !== then >= 0 ? [between(before, point, then / (then - now))] : [];
      return now >= 0 ? [...crossing, point] : crossing;
    });
  });
  return left;
}

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** Twice its area, positive clockwise on a plan whose y goes down. */
export const areaOf = (polygon: readonly Point[]): number =>
  polygon.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
