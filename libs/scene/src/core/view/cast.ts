import { binOf, azimuthOf } from '../azimuth/azimuth.ts';
import type { Fan } from '../fan/fan.ts';
import { crownEntry } from '../geometry/crown.ts';
import { inRing, type Geometry } from '../geometry/geometry.ts';
import { entryOf, type Solid } from '../solid/solid.ts';

export type Seen = 'sky' | 'house' | 'green' | 'water' | 'ground';

/** What a ray meets first. */
export interface Hit {
  seen: Seen;
  /** Metres; `Infinity` for the sky. */
  distance: number;
  /** The body, where it is a house. */
  solid: Solid | null;
}

/**
 * Casts one ray from a window.
 * @param fan of the window and this eye, with rays that go down
 * @param v unit vector: east, north, up
 */
export function castFrom(
  { water }: Geometry,
  fan: Fan,
  [x, y, z]: readonly [number, number, number],
  [east, north, up]: readonly [number, number, number],
): Hit {
  const bin = binOf(azimuthOf(east, north));
  const ground = up < 0 ? -z / up : Infinity;
  let hit: Hit = { seen: up < 0 ? 'ground' : 'sky', distance: ground, solid: null };
  for (const solid of fan.solids[bin] ?? []) {
    const distance = entryOf(solid, x, y, z, east, north, up);
    if (distance < hit.distance) hit = { seen: 'house', distance, solid };
  }
  for (const crown of fan.crowns[bin] ?? []) {
    const distance = crownEntry(crown, x, y, z, east, north, up);
    if (distance < hit.distance) hit = { seen: 'green', distance, solid: null };
  }
  if (hit.seen !== 'ground') return hit;
  const [atX, atY] = [x + east * ground, y + north * ground];
  return water.some((ring) => inRing(ring, atX, atY)) ? { ...hit, seen: 'water' } : hit;
}
