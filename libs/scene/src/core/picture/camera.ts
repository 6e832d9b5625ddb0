import type { Place } from '../fan/spread.ts';
import { EYES, FRAME } from '../view/view.ts';
import { facadeOf, type Facade, type SceneWindow } from '../window/window.ts';

/** An upright picture of what is seen from a window; way is counted straight out, in metres. */
export interface Camera {
  eye: Place;
  facade: Facade;
  width: number;
  height: number;
  /** Metres to the right for each metre out, at the picture's right edge. */
  half: number;
  /** Row in which the horizon is. */
  level: number;
}

export interface CameraOptions {
  /** Pixels. */
  width: number;
  height: number;
  /** Share of the picture above the horizon: the lens is shifted, never tilted, so that uprights stay upright. @default 0.5 */
  horizon?: number | undefined;
}

/** Stands in the middle of a window as `viewOf` does. */
export function cameraOf(
  window: SceneWindow,
  { width, height, horizon = 0.5 }: CameraOptions,
): Camera {
  return {
    eye: [window.x, window.y, window.floor + EYES],
    facade: facadeOf(window),
    width,
    height,
    half: Math.tan((FRAME.angle * Math.PI) / 360),
    level: height * horizon,
  };
}

/** Metres to the right for each metre out, in the middle of a column. */
export const acrossAt = ({ half, width }: Camera, column: number): number =>
  (((column + 0.5) / width) * 2 - 1) * half;

/** Metres upwards for each metre out, in the middle of a row. */
export const riseAt = ({ half, width, level }: Camera, row: number): number =>
  ((level - row - 0.5) * 2 * half) / width;

/** Place of a slope to the right, in columns from the left edge. */
const columnOf = ({ half, width }: Camera, across: number): number =>
  ((across / half + 1) * width) / 2;

/** Place of a slope upwards, in rows from the upper edge. */
const rowOf = ({ half, width, level }: Camera, rise: number): number =>
  level - (rise * width) / (2 * half);

/** Calls for each row whose middle lies between two slopes. */
export function eachRow(
  camera: Camera,
  highest: number,
  lowest: number,
  visit: (row: number) => void,
) {
  const from = Math.max(0, Math.ceil(rowOf(camera, highest) - 0.5));
  const to = Math.min(camera.height - 1, Math.floor(rowOf(camera, lowest) - 0.5));
  for (let row = from; row <= to; row += 1) visit(row);
}

/** First and last column that lie between two slopes to the right. */
export function columnsBetween(camera: Camera, left: number, right: number): [number, number] {
  return [
    Math.max(0, Math.ceil(columnOf(camera, left) - 0.5)),
    Math.min(camera.width - 1, Math.floor(columnOf(camera, right) - 0.5)),
  ];
}
