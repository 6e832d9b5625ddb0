import { fanOf } from '../fan/fan.ts';
import type { Crown } from '../geometry/crown.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { prism, rectangle } from '../solid/prism.ts';
import type { Solid } from '../solid/solid.ts';
import type { SceneWindow } from '../window/window.ts';
import type { Camera } from './camera.ts';
import { emptyTrace, HOUSE, TRUNK, type TraceBuffer } from './trace-buffer.ts';
import { traceCrown } from './trace-crown.ts';
import { traceGround } from './trace-ground.ts';
import { traceSolid } from './trace-solid.ts';

/** Bodies that a picture shows; the buffer has their indexes. */
export interface Traced {
  trace: TraceBuffer;
  solids: readonly Solid[];
  crowns: readonly Crown[];
}

/** Beyond this a trunk is thinner than a pixel, metres. */
const TRUNKS = 200;

/** What each pixel shows: the ray through its middle meets it first. Trunks alone are in no figure of a view. */
export function traceView(geometry: Geometry, window: SceneWindow, camera: Camera): Traced {
  const fan = fanOf(geometry, window, [camera.eye], { downwards: true });
  const solids = [...new Set(fan.solids.flatMap((all) => all ?? []))];
  const crowns = [...new Set(fan.crowns.flatMap((all) => all ?? []))];
  const trace = emptyTrace(camera.width, camera.height);
  traceGround(trace, camera, geometry.water);
  solids.forEach((solid, index) => traceSolid(trace, camera, solid, HOUSE, index));
  crowns.forEach((crown, index) => {
    traceCrown(trace, camera, crown, index);
    const far = Math.hypot(crown.x - camera.eye[0], crown.y - camera.eye[1]);
    if (far < TRUNKS) traceSolid(trace, camera, trunkOf(crown), TRUNK, index);
  });
  return { trace, solids, crowns };
}

function trunkOf({ x, y, z, half, radius }: Crown): Solid {
  const thick = Math.max(0.08, radius / 24);
  return prism('', rectangle(x - thick, y - thick, x + thick, y + thick), 0, z - half * 0.9);
}
