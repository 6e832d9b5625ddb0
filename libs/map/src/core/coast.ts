import type { Bounds, Frame } from './projection.ts';

/** Part of the world that `assets/coast.svg` shows, degrees; made by `scripts/coast.ts`. */
export const COAST: Bounds = { west: 29.2, south: 59.55, east: 31.2, north: 60.4 };

/** Where the drawing of coast and rivers lies in a frame, as CSS. */
export function coastIn(frame: Frame) {
  const { x: left, y: top } = frame.place([COAST.north, COAST.west]);
  const { x: right, y: bottom } = frame.place([COAST.south, COAST.east]);
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return {
    left: percent(left),
    top: percent(top),
    width: percent(right - left),
    height: percent(bottom - top),
  };
}
