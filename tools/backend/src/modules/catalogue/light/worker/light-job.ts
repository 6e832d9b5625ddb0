import type { Scene } from '@m30/scene';
import type { FlatDays, FlatLight } from '../core/flat-light.ts';
import type { PlacedRoom } from '../core/place-windows.ts';

/** A flat on its way to the process that calculates. */
export interface LightOrder {
  id: number;
  /** Of what the scene was made: the process keeps the last one. */
  hash: string;
  scene: Scene;
  rooms: PlacedRoom[];
}

/** Its figures, or why there are none. */
export type LightDelivery =
  { id: number; light: FlatLight; days: FlatDays } | { id: number; failure: string };

/** Year that the sun is calculated for: not a leap year, so that every date of all others is in it. */
export const LIGHT_YEAR = 2027;
/** Minutes by which Moscow is ahead of UTC. */
export const UTC_OFFSET = 180;
