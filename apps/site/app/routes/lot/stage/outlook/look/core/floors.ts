import type { Geometry, SceneWindow } from '@m30/scene';

/** A window, the floors of its box, and what stands around. */
export interface WindowPlace {
  geometry: Geometry;
  window: SceneWindow;
  /** Of the flat. */
  floor: number;
  /** From the lowest; metres above the street. */
  floors: readonly { floor: number; level: number }[];
}

/** The same window on another floor of its box. */
export function windowOn({ window, floors }: WindowPlace, floor: number): SceneWindow {
  const level = floors.find((one) => one.floor === floor)?.level;
  if (level === undefined) return window;
  return { ...window, floor: level, z: level + (window.z - window.floor) };
}
