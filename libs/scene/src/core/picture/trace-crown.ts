import { crownEntry, type Crown } from '../geometry/crown.ts';
import { acrossAt, columnsBetween, eachRow, riseAt, type Camera } from './camera.ts';
import { CROWN, write, type TraceBuffer } from './trace-buffer.ts';

/** Draws a crown by the rays that can meet the box around it. */
export function traceCrown(trace: TraceBuffer, camera: Camera, crown: Crown, body: number) {
  const [ex, ey, ez] = camera.eye;
  const { outX, outY, rightX, rightY } = camera.facade;
  const out = (crown.x - ex) * outX + (crown.y - ey) * outY;
  const right = (crown.x - ex) * rightX + (crown.y - ey) * rightY;
  const near = out - crown.radius;
  if (out + crown.radius <= 0) return;
  const beside = near < 0.05;
  const ends = [right - crown.radius, right + crown.radius].flatMap((end) => [
    end / near,
    end / (out + crown.radius),
  ]);
  const [first, last] = beside
    ? [0, camera.width - 1]
    : columnsBetween(camera, Math.min(...ends), Math.max(...ends));
  const [top, bottom] = [crown.z + crown.half - ez, crown.z - crown.half - ez];
  const highest = beside ? 1e9 : Math.max(top / near, top / (out + crown.radius));
  const lowest = beside ? -1e9 : Math.min(bottom / near, bottom / (out + crown.radius));
  for (let column = first; column <= last; column += 1) {
    const across = acrossAt(camera, column);
    const [east, north] = [outX + rightX * across, outY + rightY * across];
    eachRow(camera, highest, lowest, (row) => {
      const way = crownEntry(crown, ex, ey, ez, east, north, riseAt(camera, row));
      if (way < Infinity) write(trace, row * camera.width + column, CROWN, body, 0, way);
    });
  }
}
