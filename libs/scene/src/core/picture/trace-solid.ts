import { entryOf, type Solid } from '../solid/solid.ts';
import { acrossAt, columnsBetween, eachRow, riseAt, type Camera } from './camera.ts';
import { ROOF, SOFFIT, write, type TraceBuffer } from './trace-buffer.ts';

/** Nearer than this a corner's place in the picture is not asked for, metres. */
const NEAR = 0.05;

/** Draws a body with upright walls: in each column it is one piece of wall with its roof above or its underside below. */
export function traceSolid(
  trace: TraceBuffer,
  camera: Camera,
  solid: Solid,
  kind: number,
  body: number,
) {
  const [ex, ey, ez] = camera.eye;
  const { outX, outY, rightX, rightY } = camera.facade;
  const [first, last] = columnsOf(camera, solid);
  for (let column = first; column <= last; column += 1) {
    const across = acrossAt(camera, column);
    const [east, north] = [outX + rightX * across, outY + rightY * across];
    const ways = waysThrough(solid.ring, ex, ey, east, north);
    if (!ways) continue;
    const { near, far, wall } = ways;
    const put = (row: number, face: number, way: number) =>
      write(trace, row * camera.width + column, kind, body, face, way);
    if (solid.full < solid.top) {
      eachRow(camera, steepest(solid.top - ez, near, far), -1e9, (row) => {
        const way = entryOf(solid, ex, ey, ez, east, north, riseAt(camera, row));
        if (way < Infinity) put(row, faceAt(solid, camera, across, row, way), way);
      });
      continue;
    }
    const [up, down] = [solid.top - ez, solid.base - ez];
    const start = Math.max(near, 1e-9);
    eachRow(camera, up / start, down / start, (row) => put(row, wall, near));
    if (up < 0) {
      eachRow(camera, up / far, up / start, (row) => put(row, ROOF, up / riseAt(camera, row)));
    }
    if (down > 0) {
      eachRow(camera, down / start, down / far, (row) =>
        put(row, SOFFIT, down / riseAt(camera, row)),
      );
    }
  }
}

const steepest = (height: number, near: number, far: number) =>
  height > 0 ? height / Math.max(near, 1e-9) : height / far;

/** Columns in which a footprint may be seen; all of them where a corner is beside the eye or behind. */
function columnsOf(camera: Camera, { ring }: Pick<Solid, 'ring'>): [number, number] {
  const { outX, outY, rightX, rightY } = camera.facade;
  const [ex, ey] = camera.eye;
  let [left, right] = [Infinity, -Infinity];
  for (const [x, y] of ring) {
    const out = (x - ex) * outX + (y - ey) * outY;
    if (out < NEAR) return [0, camera.width - 1];
    const across = ((x - ex) * rightX + (y - ey) * rightY) / out;
    left = Math.min(left, across);
    right = Math.max(right, across);
  }
  return columnsBetween(camera, left, right);
}

/** Where a line enters and leaves a convex counter-clockwise ring, and through which of its walls; `null` if it passes by. */
function waysThrough(
  ring: Solid['ring'],
  x: number,
  y: number,
  east: number,
  north: number,
): { near: number; far: number; wall: number } | null {
  let [near, far, wall] = [0, Infinity, 0];
  for (let i = 0; i < ring.length; i += 1) {
    const [ax, ay] = ring[i] as readonly [number, number];
    const [bx, by] = ring[i + 1 === ring.length ? 0 : i + 1] as readonly [number, number];
    const [nx, ny] = [by - ay, ax - bx];
    const along = nx * east + ny * north;
    const outside = nx * (x - ax) + ny * (y - ay);
    if (along < 0) {
      if (-outside / along > near) [near, wall] = [-outside / along, i];
    } else if (along > 0) far = Math.min(far, -outside / along);
    else if (outside > 0) return null;
    if (near > far) return null;
  }
  return { near, far, wall };
}

/** The plane of a body that a place on its skin lies in: a wall by its number, a slope after them. */
function faceAt(
  { planes }: Solid,
  camera: Camera,
  across: number,
  row: number,
  way: number,
): number {
  const { outX, outY, rightX, rightY } = camera.facade;
  const x = camera.eye[0] + (outX + rightX * across) * way;
  const y = camera.eye[1] + (outY + rightY * across) * way;
  const z = camera.eye[2] + riseAt(camera, row) * way;
  let [face, least] = [0, Infinity];
  for (let i = 0; i < planes.length; i += 4) {
    const [nx, ny, nz, d] = planes.subarray(i, i + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    const apart = Math.abs(nx * x + ny * y + nz * z - d) / Math.hypot(nx, ny, nz);
    if (apart < least) [face, least] = [i / 4, apart];
  }
  return face;
}
