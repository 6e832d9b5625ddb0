import type { Point } from '../scene/scene.schema.ts';
import type { Solid } from '../solid/solid.ts';

/** A bay and a storey of what the scene says nothing of, metres. */
export const BAY = 3.2;
export const STOREY = 3;
/** A window in its bay and its storey, shares. */
export const ACROSS = [0.32, 0.68] as const;
export const UPWARDS = [0.3, 0.78] as const;
/** Width of a window's frame, which is darker, metres. */
const FRAME = 0.07;
/** Below a roof's edge there is a cornice, metres. */
export const CORNICE = 0.6;
/** At the ends of a wall there is so much without windows, metres. */
export const MARGIN = 0.8;

/** Where pixels are larger than this, metres, windows run into each other and are left out. */
const FINEST = 0.9;

/**
 * How much of a window's tone a place on a wall has, 0…1 and half as much again on its frame. Windows of a model are a rhythm that tells its scale: where they
 * will be is not known of most houses.
 * @param wall number of the wall
 * @param pixel size of a pixel there, metres
 */
export function facadeTone(
  { ring, base, full }: Solid,
  wall: number,
  [x, y, z]: readonly [number, number, number],
  pixel: number,
): number {
  const [ax, ay] = ring[wall] as Point;
  const [bx, by] = ring[wall + 1 === ring.length ? 0 : wall + 1] as Point;
  const length = Math.hypot(bx - ax, by - ay);
  const bays = Math.floor((length - MARGIN) / BAY);
  const storeys = Math.floor((full - CORNICE - base) / STOREY);
  if (bays < 1 || storeys < 1 || pixel > FINEST) return 0;
  const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
  const bay = (along - (length - bays * BAY) / 2) / BAY;
  const storey = (full - CORNICE - z) / STOREY;
  if (bay < 0 || bay >= bays || storey < 0 || storey >= storeys) return 0;
  const across = inside(bay % 1, ACROSS) * BAY;
  const upwards = inside(1 - (storey % 1), UPWARDS) * STOREY;
  if (across <= 0 || upwards <= 0) return 0;
  const isFrame = Math.min(across, upwards) < FRAME;
  return (isFrame ? 1.5 : 1) * Math.min(1, (FINEST - pixel) / (FINEST / 2));
}

/** How far a share lies within two others; negative outside of them. */
const inside = (at: number, [from, to]: readonly [number, number]) => Math.min(at - from, to - at);
