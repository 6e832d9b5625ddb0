import type { placeFilters, premisesFilters } from '@m30/api/filters';

/** What premises may be used for; the words of them stand in `purpose.ts`. */
export type Purpose = (typeof premisesFilters.purpose.values)[number];

/** Sizes of parking places; the words of them stand in `place-size.ts`. */
export type PlaceSize = (typeof placeFilters.size.values)[number];

/** Left, top, width and height in the drawing's units. */
export type Box = [x: number, y: number, width: number, height: number];

/**
 * A parking level without its places, 20 units a metre. Each path is the `d` of an SVG path: what is
 * drawn in one manner stands in one path.
 */
export interface LevelDrawing {
  viewBox: Box;
  /** The whole level with its walls. */
  walls: string;
  /** What is within the walls. */
  floor: string;
  /** Where cars drive. */
  lanes: string;
  /** Solid parts between the rooms. */
  blocks: string;
  /** Rooms that are not sold: lifts, stairs, ventilation. */
  rooms: string;
  ramp: string;
  /** Thin lines: steps, lift cars, hatching, doors. */
  details: string;
  columns: string;
  /** Directions of traffic. */
  arrows: string;
  labels: { text: string; x: number; y: number }[];
}
