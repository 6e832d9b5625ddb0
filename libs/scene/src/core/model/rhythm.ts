import { ACROSS, BAY, CORNICE, MARGIN, STOREY, UPWARDS } from '../picture/facade-tone.ts';
import type { Point, Ring } from '../scene/scene.schema.ts';
import { toneAt } from './body.ts';
import type { Mesh, Vertex } from './mesh.ts';

/** Panes lie so far before a wall, metres. */
const PANE_AT = 0.06;

/** A house of which nobody knows the windows. */
interface Walls {
  /** Counter-clockwise. */
  ring: Ring;
  base: number;
  top: number;
}

/**
 * Windows of a house as a rhythm that tells its scale, as drawings have it; only on walls that a place can see.
 * @param eye east and north, metres
 */
export function addRhythm(glass: Mesh, { ring, base, top }: Walls, eye: Point): void {
  const storeys = Math.floor((top - CORNICE - base) / STOREY);
  for (const [index, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(index + 1) % ring.length] as Point;
    const length = Math.hypot(bx - ax, by - ay);
    const bays = Math.floor((length - MARGIN) / BAY);
    const [alongX, alongY] = [(bx - ax) / length, (by - ay) / length];
    const isSeen = (eye[0] - ax) * alongY - (eye[1] - ay) * alongX > 0;
    if (bays < 1 || storeys < 1 || !isSeen) continue;
    const at = (along: number, z: number): Vertex => [
      ax + alongX * along + alongY * PANE_AT,
      ay + alongY * along - alongX * PANE_AT,
      z,
    ];
    for (let bay = 0; bay < bays; bay += 1) {
      const start = (length - bays * BAY) / 2 + bay * BAY;
      const [from, to] = ACROSS.map((share) => start + share * BAY) as [number, number];
      for (let storey = 0; storey < storeys; storey += 1) {
        const floor = top - CORNICE - (storey + 1) * STOREY;
        const [low, high] = UPWARDS.map((share) => floor + share * STOREY) as [number, number];
        const tone = toneAt(floor);
        glass.quad(at(from, low), at(to, low), at(to, high), at(from, high), [
          ...[tone, tone],
          ...[tone, tone],
        ] as [number, number, number, number]);
      }
    }
  }
}
