import type { Tree, TREE_KINDS } from '../scene/scene.schema.ts';

/** A crown: an upright ellipsoid that lets a part of the light through. */
export interface Crown {
  x: number;
  y: number;
  /** Height of its middle. */
  z: number;
  radius: number;
  /** Half of its height. */
  half: number;
  /** Sheds its leaves. */
  deciduous: boolean;
}

/** Height of a grown tree, where its crown begins as a share of it, and the crown's radius; metres. */
const FORMS: Readonly<Record<(typeof TREE_KINDS)[number], readonly [number, number, number]>> = {
  broad: [9, 0.25, 3.2],
  birch: [10, 0.25, 2.1],
  pine: [17, 0.5, 2.4],
  young: [5, 0.3, 1.2],
};

/**
 * Shares of direct light that pass a crown in leaf and a bare one: within 1.3–5.3 % and 40–52 %, as measured on single
 * trees of a northern city (Konarska, Lindberg, Larsson, Thorsson, Holmer: Transmissivity of solar radiation through
 * crowns of single urban trees. Theor. Appl. Climatol. 117, 2014).
 */
export const THROUGH_LEAVES = 0.05;
export const THROUGH_TWIGS = 0.45;

export function crownOf([kind, x, y, scale]: Tree): Crown {
  const [height, from, radius] = FORMS[kind];
  return {
    x,
    y,
    z: (height * scale * (1 + from)) / 2,
    radius: radius * scale,
    half: (height * scale * (1 - from)) / 2,
    deciduous: kind !== 'pine',
  };
}

/** Where a ray enters a crown, in lengths of `v`; 0 if it begins inside, `Infinity` if it passes by. */
export function crownEntry(
  { x, y, z, radius, half }: Crown,
  ox: number,
  oy: number,
  oz: number,
  vx: number,
  vy: number,
  vz: number,
): number {
  const [px, py, pz] = [(ox - x) / radius, (oy - y) / radius, (oz - z) / half];
  const [dx, dy, dz] = [vx / radius, vy / radius, vz / half];
  const a = dx * dx + dy * dy + dz * dz;
  const b = px * dx + py * dy + pz * dz;
  const c = px * px + py * py + pz * pz - 1;
  const root = b * b - a * c;
  if (root < 0 || (b > 0 && c > 0)) return Infinity;
  return c <= 0 ? 0 : (-b - Math.sqrt(root)) / a;
}
