import type { Ring } from '../scene/scene.schema.ts';
import { acrossAt, riseAt, type Camera } from './camera.ts';
import { GROUND, WATER, type TraceBuffer } from './trace-buffer.ts';

/** Fills what is below the horizon with ground and water, column by column. */
export function traceGround(trace: TraceBuffer, camera: Camera, waters: readonly Ring[]) {
  const [, , height] = camera.eye;
  const { outX, outY, rightX, rightY } = camera.facade;
  const first = Math.max(0, Math.ceil(camera.level - 0.5 + 1e-9));
  for (let column = 0; column < camera.width; column += 1) {
    const across = acrossAt(camera, column);
    const [east, north] = [outX + rightX * across, outY + rightY * across];
    const shores = waters.map((ring) => crossings(ring, camera.eye, east, north));
    for (let row = first; row < camera.height; row += 1) {
      const at = row * camera.width + column;
      const way = -height / riseAt(camera, row);
      const water = shores.findIndex((ways) => isWithin(ways, way));
      trace.kind[at] = water < 0 ? GROUND : WATER;
      trace.body[at] = Math.max(0, water);
      trace.way[at] = way;
    }
  }
}

/** Ways at which a line over the ground crosses the shore, also behind the eye, in order. */
function crossings(
  ring: Ring,
  [x, y]: Camera['eye'],
  east: number,
  north: number,
): readonly number[] {
  const ways: number[] = [];
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] as Ring[number];
    // Which side of the line the ends are on; the side of the line itself belongs to one of them.
    const one = (ax - x) * north - (ay - y) * east;
    const other = (bx - x) * north - (by - y) * east;
    if (one > 0 === other > 0) return;
    const share = one / (one - other);
    const [cx, cy] = [ax + (bx - ax) * share - x, ay + (by - ay) * share - y];
    ways.push((cx * east + cy * north) / (east * east + north * north));
  });
  return ways.sort((one, other) => one - other);
}

function isWithin(ways: readonly number[], way: number): boolean {
  let passed = 0;
  for (const crossing of ways) if (crossing < way) passed += 1;
  return passed % 2 === 1;
}
