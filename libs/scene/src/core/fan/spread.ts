import { azimuthOf, turn } from '../azimuth/azimuth.ts';
import type { Point } from '../scene/scene.schema.ts';
import type { Solid } from '../solid/solid.ts';

export type Place = readonly [x: number, y: number, z: number];

/** A body as several places see it: azimuths in degrees, slopes in metres a metre. */
export interface Spread {
  /** No ray beyond these azimuths meets it. */
  from: number;
  to: number;
  /** Every level ray between these meets its footprint; `surelyFrom > surelyTo` where there is no such. */
  surelyFrom: number;
  surelyTo: number;
  /** No steeper ray meets it. */
  over: number;
  /** Between the sure azimuths every ray that is less steep is stopped. */
  under: number;
}

type Body = Pick<Solid, 'ring' | 'base' | 'top' | 'full'>;

export function spreadOf({ ring, base, top, full }: Body, places: readonly Place[]): Spread {
  const lowest = Math.min(...places.map(([, , z]) => z));
  const highest = Math.max(...places.map(([, , z]) => z));
  const near = Math.min(...places.map((place) => distanceTo(ring, place)));
  const over = near > 0 ? (top - lowest) / near : Infinity;
  if (near === 0) return { from: 0, to: 360, surelyFrom: 1, surelyTo: 0, over, under: -Infinity };
  const sectors = sectorsOf(ring, places);
  const far = Math.max(...places.flatMap((place) => ring.map((corner) => distance(corner, place))));
  return {
    from: Math.min(...sectors.map(([from]) => from)),
    to: Math.max(...sectors.map(([, to]) => to)),
    surelyFrom: Math.max(...sectors.map(([from]) => from)),
    surelyTo: Math.min(...sectors.map(([, to]) => to)),
    // What ends below the lowest place is met by falling rays alone; then the farthest corner bounds the slope.
    over: top < lowest ? (top - lowest) / far : over,
    // Level or rising rays, from places at or above its foot.
    under: base <= lowest && full > highest ? (full - highest) / far : -Infinity,
  };
}

/** Sectors in which each place sees a convex ring, near each other: none is a turn away. */
function sectorsOf(ring: readonly Point[], places: readonly Place[]): [number, number][] {
  const middle = middleOf(ring);
  const [first] = places as [Place];
  const direction = bearing(first, middle);
  return places.map((place) => {
    const own = direction + turn(bearing(place, middle) - direction);
    const turns = ring.map((corner) => turn(bearing(place, corner) - own));
    return [own + Math.min(...turns), own + Math.max(...turns)];
  });
}

const bearing = ([x, y]: Place, [toX, toY]: Point) => azimuthOf(toX - x, toY - y);

const distance = ([toX, toY]: Point, [x, y]: Place) => Math.hypot(toX - x, toY - y);

function middleOf(ring: readonly Point[]): Point {
  const sum = ring.reduce(([x, y], [nextX, nextY]) => [x + nextX, y + nextY], [0, 0]);
  return [sum[0] / ring.length, sum[1] / ring.length];
}

/** On the level from a place to a convex counter-clockwise ring; 0 inside. */
function distanceTo(ring: readonly Point[], place: Place): number {
  const [x, y] = place;
  let inside = true;
  let nearest = Infinity;
  for (const [index, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(index + 1) % ring.length] as Point;
    const [dx, dy] = [bx - ax, by - ay];
    if (dx * (y - ay) - dy * (x - ax) < 0) inside = false;
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
    const share = Math.min(1, Math.max(0, along));
    nearest = Math.min(nearest, Math.hypot(ax + dx * share - x, ay + dy * share - y));
  }
  return inside ? 0 : nearest;
}
