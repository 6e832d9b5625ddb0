import type { Vertex } from '../../model/mesh.ts';
import type { Raster } from './raster.ts';

/** A line is seen where nothing stands so far before it, metres. */
const BEHIND = 0.3;

/**
 * Draws lines into a layer of ink: where several meet the strongest counts.
 * @param width pixels
 */
export function drawLines(
  raster: Raster,
  layer: Float32Array,
  ends: Float32Array,
  strength: number,
  width = 1,
): void {
  for (let at = 0; at < ends.length; at += 6) {
    const [from, to] = [0, 3].map((more) =>
      raster.toPixel(
        Array.from(ends.subarray(at + more, at + more + 3)) as [number, number, number],
      ),
    ) as [Vertex, Vertex];
    drawLine(raster, layer, from, to, { strength, width });
  }
}

function drawLine(
  { width: columns, height: rows, near }: Raster,
  layer: Float32Array,
  from: Vertex,
  to: Vertex,
  { strength, width }: { strength: number; width: number },
) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const steps = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy), 1));
  const isSteep = Math.abs(dy) > Math.abs(dx);
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const [x, y] = [from[0] + dx * share, from[1] + dy * share];
    const close = from[2] + (to[2] - from[2]) * share + BEHIND;
    for (let side = 0; side < width; side += 1) {
      const shift = side - (width - 1) / 2;
      const column = Math.floor(x + (isSteep ? shift : 0));
      const row = Math.floor(y + (isSteep ? 0 : shift));
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      const pixel = row * columns + column;
      if (close < (near[pixel] as number)) continue;
      layer[pixel] = Math.max(layer[pixel] as number, strength);
    }
  }
}

/** Draws a contour around each crown. */
export function drawContours(
  { width, material, body }: Raster,
  layer: Float32Array,
  crown: number,
  strength: number,
): void {
  for (let pixel = 0; pixel < material.length - width; pixel += 1) {
    for (const next of [pixel + 1, pixel + width]) {
      const isEdge =
        (material[pixel] === crown) !== (material[next] === crown) ||
        (material[pixel] === crown && body[pixel] !== body[next]);
      if (isEdge) layer[pixel] = Math.max(layer[pixel] as number, strength);
    }
  }
}
