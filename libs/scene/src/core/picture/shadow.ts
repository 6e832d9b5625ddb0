import { crownEntry, type Crown } from '../geometry/crown.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { entryOf, type Solid } from '../solid/solid.ts';
import type { SunPosition } from '../sun/sun-year.ts';

/** A direction to the sun: east, north, up; a unit vector. */
export type SunRay = readonly [east: number, north: number, up: number];

const RADIAN = Math.PI / 180;

export function sunRay({ azimuth, altitude }: SunPosition): SunRay {
  const level = Math.cos(altitude * RADIAN);
  return [
    level * Math.sin(azimuth * RADIAN),
    level * Math.cos(azimuth * RADIAN),
    Math.sin(altitude * RADIAN),
  ];
}

/** Tells whether a place has the sun behind a body. */
export type IsShaded = (x: number, y: number, z: number) => boolean;

/** Width of the strips towards the sun that bodies are sorted into, metres. */
const STRIP = 2;

/** Bodies sorted by the strips towards the sun that they stand in: a place asks those of its own strip alone. */
export function shadowsOf({ solids, crowns }: Geometry, [east, north, up]: SunRay): IsShaded {
  const level = Math.hypot(east, north);
  const [sideX, sideY] = [north / level, -east / level];
  const strips = new Map<number, { solids: Solid[]; crowns: Crown[] }>();
  const stripAt = (strip: number) => {
    const known = strips.get(strip) ?? { solids: [], crowns: [] };
    strips.set(strip, known);
    return known;
  };
  const stripOf = (x: number, y: number) => Math.floor((x * sideX + y * sideY) / STRIP);
  for (const solid of solids) {
    const found = solid.ring.map(([x, y]) => stripOf(x, y));
    for (let strip = Math.min(...found); strip <= Math.max(...found); strip += 1) {
      stripAt(strip).solids.push(solid);
    }
  }
  for (const crown of crowns) {
    const middle = crown.x * sideX + crown.y * sideY;
    const last = Math.floor((middle + crown.radius) / STRIP);
    for (let strip = Math.floor((middle - crown.radius) / STRIP); strip <= last; strip += 1) {
      stripAt(strip).crowns.push(crown);
    }
  }
  return (x, y, z) => {
    const strip = strips.get(stripOf(x, y));
    if (!strip) return false;
    return (
      strip.solids.some(
        (solid) => solid.top > z && entryOf(solid, x, y, z, east, north, up) < Infinity,
      ) || strip.crowns.some((crown) => crownEntry(crown, x, y, z, east, north, up) < Infinity)
    );
  };
}
