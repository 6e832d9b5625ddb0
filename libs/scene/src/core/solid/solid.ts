import type { Point } from '../scene/scene.schema.ts';

/** A convex body that light does not pass: half-spaces whose common part it is. */
export interface Solid {
  /** What it is, for words: `2` (a building), `neighbour 14`. */
  name: string;
  /** Its footprint: convex, counter-clockwise. */
  ring: readonly Point[];
  base: number;
  top: number;
  /** Up to this height the whole ring is filled: `top`, and less under a pitched roof. */
  full: number;
  /** Four numbers a plane: normal to the outside, and its distance from the origin along it. */
  planes: Float64Array;
}

/**
 * Where a ray enters a solid, in lengths of `v`; 0 if it begins inside, `Infinity` if it passes by (Cyrus and Beck's clipping).
 */
export function entryOf(
  { planes }: Pick<Solid, 'planes'>,
  ox: number,
  oy: number,
  oz: number,
  vx: number,
  vy: number,
  vz: number,
): number {
  let enter = 0;
  let leave = Infinity;
  for (let i = 0; i < planes.length; i += 4) {
    const nx = planes[i] as number;
    const ny = planes[i + 1] as number;
    const nz = planes[i + 2] as number;
    const along = nx * vx + ny * vy + nz * vz;
    const outside = nx * ox + ny * oy + nz * oz - (planes[i + 3] as number);
    if (along === 0) {
      if (outside > 0) return Infinity;
      continue;
    }
    const at = -outside / along;
    if (along < 0) {
      if (at > enter) enter = at;
    } else if (at < leave) leave = at;
    if (enter > leave) return Infinity;
  }
  return enter;
}

/** Whether a point is in a solid or on its skin. */
export function holds({ planes }: Solid, x: number, y: number, z: number): boolean {
  for (let i = 0; i < planes.length; i += 4) {
    const side =
      (planes[i] as number) * x + (planes[i + 1] as number) * y + (planes[i + 2] as number) * z;
    if (side > (planes[i + 3] as number)) return false;
  }
  return true;
}
