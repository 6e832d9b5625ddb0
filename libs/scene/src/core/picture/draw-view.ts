import type { Geometry } from '../geometry/geometry.ts';
import type { SunPosition } from '../sun/sun-year.ts';
import type { SceneWindow } from '../window/window.ts';
import { acrossAt, cameraOf, type Camera, type CameraOptions } from './camera.ts';
import { inked, lineAt, waterLine } from './ink-lines.ts';
import { traceRoom } from './room-frame.ts';
import { shader } from './shade-pixel.ts';
import { sunRay } from './shadow.ts';
import { shoreLines } from './shore-lines.ts';
import { WATER } from './trace-buffer.ts';
import { traceView, type Traced } from './trace.ts';

export interface DrawOptions extends CameraOptions {
  sun: SunPosition;
  /** With the window of the room around the view. @default true */
  framed?: boolean | undefined;
}

/**
 * Draws what is seen from a window, as a model of paper: the same rays as those of `viewOf`, in summer.
 * @returns red, green and blue of each pixel, row by row; lines are a pixel wide: drawn one and a half times too large and scaled
 * down they are smooth
 */
export function drawView(
  geometry: Geometry,
  window: SceneWindow,
  { sun, framed = true, ...size }: DrawOptions,
): Uint8Array {
  const camera = cameraOf(window, size);
  const traced = traceView(geometry, window, camera);
  if (framed) traceRoom(traced.trace, camera, window);
  const colourAt = shader(traced, geometry, camera, sunRay(sun));
  const bands = waterBands(traced, geometry, camera);
  const { width, height, kind } = traced.trace;
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const drawn = inked(colourAt(at), lineAt(traced.trace, at));
    const isWater = kind[at] === WATER && kind[at + 1] === WATER && kind[at + width] === WATER;
    pixels.set(
      isWater
        ? waterLine(drawn, bands[at] as number, [
            bands[at + 1] as number,
            bands[at + width] as number,
          ])
        : drawn,
      at * 3,
    );
  }
  return pixels;
}

/** Band between lines along the shore of each pixel of water. */
function waterBands({ trace }: Traced, { water }: Geometry, camera: Camera): Uint16Array {
  const bandOf = water.map(shoreLines);
  const { outX, outY, rightX, rightY } = camera.facade;
  const bands = new Uint16Array(trace.kind.length);
  for (let at = 0; at < bands.length; at += 1) {
    if (trace.kind[at] !== WATER) continue;
    const across = acrossAt(camera, at % trace.width);
    const way = trace.way[at] as number;
    const x = camera.eye[0] + (outX + rightX * across) * way;
    const y = camera.eye[1] + (outY + rightY * across) * way;
    bands[at] = bandOf[trace.body[at] as number]?.(x, y) ?? 0;
  }
  return bands;
}
