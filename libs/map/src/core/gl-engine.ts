import { ANIMATION } from './constants.ts';
import type { MapEngine, Padding } from './engine.ts';
import type { Bounds } from './projection.ts';

/** What both GL engines have in common. */
export interface GlMap {
  getContainer: () => Pick<HTMLElement, 'clientWidth' | 'clientHeight'>;
  project: (place: [number, number]) => { x: number; y: number };
  getBounds: () => { getWest: () => number; getEast: () => number } | null;
  getZoom: () => number;
  fitBounds: (box: Box, options: object) => unknown;
  easeTo: (options: object) => unknown;
  zoomTo: (zoom: number, options: object) => unknown;
  on: (type: 'move' | 'resize', listener: () => void) => unknown;
  off: (type: 'move' | 'resize', listener: () => void) => unknown;
  remove: () => void;
}

type Box = [[number, number], [number, number]];

/** South-west and north-east, as the engines take them. */
export const boxOf = ({ west, south, east, north }: Bounds): Box => [
  [west, south],
  [east, north],
];

/** Part of a canvas that padding leaves to what is shown, however small the canvas. */
const LEAST = 0.25;

/**
 * Padding that leaves a part of the canvas free; engines show nothing and complain where it is as large as the canvas.
 * Both sides of a pair give way alike.
 */
export function paddingWithin(
  { clientWidth, clientHeight }: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>,
  { top, right, bottom, left }: Padding,
): Padding {
  const across = Math.min(1, (clientWidth * (1 - LEAST)) / (left + right || 1));
  const down = Math.min(1, (clientHeight * (1 - LEAST)) / (top + bottom || 1));
  return { top: top * down, right: right * across, bottom: bottom * down, left: left * across };
}

/** Options that every map of this library has, whoever draws it. */
export const glOptions = {
  minZoom: 7,
  attributionControl: false,
  cooperativeGestures: true,
  dragRotate: false,
  pitchWithRotate: false,
  renderWorldCopies: false,
  fadeDuration: 0,
} as const;

/** Adapter over a GL map that stands. */
export function adapterOf(map: GlMap, attribution: string): MapEngine {
  return {
    attribution,
    project: ([latitude, longitude]) => map.project([longitude, latitude]),
    edges: () => {
      const bounds = map.getBounds();
      return { west: bounds?.getWest() ?? 0, east: bounds?.getEast() ?? 0 };
    },
    fit: (bounds, padding, { animate, closest }) =>
      map.fitBounds(boxOf(bounds), {
        padding: paddingWithin(map.getContainer(), padding),
        maxZoom: closest,
        duration: animate ? ANIMATION : 0,
      }),
    // An offset, because a padding would stay with the map and add to the next one.
    centre: ([latitude, longitude], { top, right, bottom, left }, zoom) =>
      map.easeTo({
        center: [longitude, latitude],
        zoom: Math.max(zoom, map.getZoom()),
        offset: [(left - right) / 2, (top - bottom) / 2],
        duration: ANIMATION,
      }),
    zoomBy: (step) => map.zoomTo(Math.round(map.getZoom() + step), { duration: ANIMATION }),
    onMove: (listener) => {
      map.on('move', listener);
      map.on('resize', listener);
      return () => {
        map.off('move', listener);
        map.off('resize', listener);
      };
    },
    destroy: () => map.remove(),
  };
}

/** Rejects when nothing was drawn within a time. */
export function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The map did not come within ${milliseconds / 1000} s`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
