import { crownEntry, type Crown } from '../../geometry/crown.ts';
import { axesOf, type ModelView } from '../../model/model-view.ts';
import type { Surface, Vertex } from '../../model/mesh.ts';

/** No triangle and no crown. */
export const NOTHING = -1;

/** What each pixel of an axonometry shows, row by row. */
export interface Raster {
  width: number;
  height: number;
  /** Pixels of a metre. */
  metre: number;
  /** Metres towards the eye from the middle of the picture. */
  near: Float32Array;
  /** Number of the material. */
  material: Int8Array;
  /** Index of a triangle in its surface, or of a crown. */
  body: Int32Array;
  /** Light that reaches the place, 0…1. */
  tone: Float32Array;
  /** Column and row of a place, with its metres towards the eye. */
  toPixel: (place: Vertex) => Vertex;
  /** The place that a pixel shows at its distance. */
  placeAt: (pixel: number) => Vertex;
}

/** @param half half of the picture, metres */
export function createRaster(
  { width, height }: { width: number; height: number },
  view: ModelView,
  half: { width: number; height: number },
): Raster {
  const { right, up, out } = axesOf(view);
  const size = width * height;
  const near = new Float32Array(size).fill(-Infinity);
  const metre = width / (2 * half.width);
  const along = ([ax, ay, az]: Vertex, x: number, y: number, z: number) => ax * x + ay * y + az * z;
  return {
    ...{ width, height, metre, near },
    material: new Int8Array(size).fill(NOTHING),
    body: new Int32Array(size).fill(NOTHING),
    tone: new Float32Array(size).fill(1),
    toPixel([x, y, z]) {
      const [east, north, above] = [x - view.target[0], y - view.target[1], z - view.target[2]];
      return [
        width / 2 + along(right, east, north, above) * metre,
        height / 2 - along(up, east, north, above) * metre,
        along(out, east, north, above),
      ];
    },
    placeAt(pixel) {
      const across = ((pixel % width) + 0.5 - width / 2) / metre;
      const rise = (height / 2 - Math.floor(pixel / width) - 0.5) / metre;
      const towards = near[pixel] as number;
      const at = (axis: 0 | 1 | 2) =>
        view.target[axis] + right[axis] * across + up[axis] * rise + out[axis] * towards;
      return [at(0), at(1), at(2)];
    },
  };
}

/** Calls for each pixel whose middle lies in a triangle, with its metres towards the eye and its tone. */
function eachPixel(
  { width, height }: Raster,
  corners: readonly [Vertex, Vertex, Vertex],
  tones: readonly [number, number, number],
  visit: (pixel: number, near: number, tone: number) => void,
) {
  const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = corners;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (Math.abs(area) < 1e-9) return;
  const first = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const last = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  for (let row = first; row <= last; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const [x, y] = [column + 0.5, row + 0.5];
      const b = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area;
      const c = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area;
      const a = 1 - b - c;
      if (a < 0 || b < 0 || c < 0) continue;
      visit(
        row * width + column,
        a * az + b * bz + c * cz,
        a * tones[0] + b * tones[1] + c * tones[2],
      );
    }
  }
}

/** Draws the triangles of a material over what is farther away. */
export function drawSurface(raster: Raster, surface: Surface, material: number): void {
  eachTriangle(raster, surface, (triangle, corners, tones) => {
    eachPixel(raster, corners, tones, (pixel, near, tone) => {
      if (near <= (raster.near[pixel] as number)) return;
      raster.near[pixel] = near;
      raster.material[pixel] = material;
      raster.body[pixel] = triangle;
      raster.tone[pixel] = tone;
    });
  });
}

/** Darkens a material where triangles that lie on it are. */
export function drawShade(raster: Raster, surface: Surface, material: number): void {
  eachTriangle(raster, surface, (_, corners, tones) => {
    eachPixel(raster, corners, tones, (pixel, near, tone) => {
      const isOn = raster.material[pixel] === material;
      if (isOn && Math.abs(near - (raster.near[pixel] as number)) < 0.5) {
        raster.tone[pixel] = (raster.tone[pixel] as number) * tone;
      }
    });
  });
}

function eachTriangle(
  { toPixel }: Raster,
  { positions, tones }: Surface,
  visit: (
    triangle: number,
    corners: [Vertex, Vertex, Vertex],
    tones: [number, number, number],
  ) => void,
) {
  for (let at = 0; at < tones.length; at += 3) {
    const corner = (index: number) =>
      toPixel(Array.from(positions.subarray(index * 3, index * 3 + 3)) as [number, number, number]);
    visit(
      at / 3,
      [corner(at), corner(at + 1), corner(at + 2)],
      Array.from(tones.subarray(at, at + 3)) as [number, number, number],
    );
  }
}

/** Draws crowns, ray by ray. */
export function drawCrowns(
  raster: Raster,
  crowns: readonly Crown[],
  material: number,
  { out }: { out: Vertex },
): void {
  for (const [index, crown] of crowns.entries()) {
    const [x, y, near] = raster.toPixel([crown.x, crown.y, crown.z]);
    const reach = Math.ceil(Math.max(crown.radius, crown.half) * raster.metre) + 1;
    for (
      let row = Math.max(0, Math.floor(y) - reach);
      row <= Math.min(raster.height - 1, y + reach);
      row += 1
    ) {
      for (
        let column = Math.max(0, Math.floor(x) - reach);
        column <= Math.min(raster.width - 1, x + reach);
        column += 1
      ) {
        const pixel = row * raster.width + column;
        const before = raster.near[pixel] as number;
        raster.near[pixel] = near + BEFORE;
        const [ox, oy, oz] = raster.placeAt(pixel);
        const way = crownEntry(crown, ox, oy, oz, -out[0], -out[1], -out[2]);
        const found = near + BEFORE - way;
        raster.near[pixel] = Math.max(before, found);
        if (found <= before) continue;
        raster.material[pixel] = material;
        raster.body[pixel] = index;
        raster.tone[pixel] = 1;
      }
    }
  }
}

/** Rays begin so far before a crown, metres. */
const BEFORE = 50;
