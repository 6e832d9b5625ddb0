import type { Coordinate } from './place.ts';
import type { Bounds, Point } from './projection.ts';

/** Free space to keep between what is fitted and the edges, CSS pixels. */
export interface Padding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What this library asks of a map engine; each engine has an adapter. */
export interface MapEngine {
  /** Pixels from the left top corner of the map. */
  project: (coordinate: Coordinate) => Point;
  /** Longitudes of the left and right edge. */
  edges: () => { west: number; east: number };
  /** Shows a box, closer than `ZOOM` never. */
  fit: (bounds: Bounds, padding: Padding, options: { animate: boolean }) => void;
  /** Brings a place into the middle of what is not covered. */
  centre: (coordinate: Coordinate, padding: Padding) => void;
  /** One step closer (1) or farther (−1). */
  zoomBy: (step: 1 | -1) => void;
  /** Calls back on every frame of a movement. @returns how to stop it */
  onMove: (listener: () => void) => () => void;
  destroy: () => void;
}

export interface EngineOptions {
  /** Address under which the host serves this package's `assets`. */
  base: string;
  bounds: Bounds;
  padding: Padding;
  /** Failures after the map has appeared, for the error sink. */
  onError: (error: Error) => void;
}

/**
 * Draws a map into an element.
 * @throws when the browser cannot draw, or the style or its data did not come
 */
export type CreateEngine = (element: HTMLElement, options: EngineOptions) => Promise<MapEngine>;
