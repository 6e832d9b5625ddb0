import type { Bounds, Coordinate, Point } from './projection.ts';
import type { MapSettings } from './settings.ts';

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
  /** Shows a box, closer than `closest` never. */
  fit: (bounds: Bounds, padding: Padding, options: { animate: boolean; closest: number }) => void;
  /** Brings a place into the middle of what is not covered, as close as `zoom` at least. */
  centre: (coordinate: Coordinate, padding: Padding, zoom: number) => void;
  /** One step closer (1) or farther (−1). */
  zoomBy: (step: 1 | -1) => void;
  /** Calls back on every frame of a movement. @returns how to stop it */
  onMove: (listener: () => void) => () => void;
  /** Words that the licences of what is drawn want on the map. */
  attribution: string;
  destroy: () => void;
}

export interface EngineOptions {
  /** Address under which the host serves this package's `assets`. */
  base: string;
  settings: MapSettings;
  bounds: Bounds;
  /** Asked when the map is made: the window may have another size by then than when the engine was fetched. */
  padding: () => Padding;
  /** Zoom past which the first picture does not go. */
  closest: number;
  /** Failures after the map has appeared, for the error sink. */
  onError: (error: Error) => void;
  /** The engine cannot go on, such as after a refused token: another one has to take its place. */
  onLost: (error: Error) => void;
}

/**
 * Draws a map into an element.
 * @throws when the browser cannot draw, the token is refused, or the style or its data did not come
 */
export type CreateEngine = (element: HTMLElement, options: EngineOptions) => Promise<MapEngine>;

/** An engine that a host has installed. */
export interface EngineSource {
  /** Asked for when the map comes near the viewport. */
  load: () => Promise<CreateEngine>;
  /** The settings it would draw under, the wanted first; none when it lacks what it needs. */
  ways: (settings: MapSettings) => readonly MapSettings[];
}
