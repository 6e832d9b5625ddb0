import type { Mesh, Vertex } from './mesh.ts';

/** A box between two corners, metres. */
export interface Box {
  x0: number;
  y0: number;
  z0: number;
  x1: number;
  y1: number;
  z1: number;
}

/** Walls are darker near the ground, up to this height, metres. */
const CORNER = 12;
const DARKEST = 0.8;

/** Light of a wall at a height: what stands around takes a part of the sky from its foot. */
export const toneAt = (z: number): number => DARKEST + (1 - DARKEST) * Math.min(1, z / CORNER);

/** Corners of a level rectangle, counter-clockwise from the south-west. */
export const levelCorners = (
  { x0, y0, x1, y1 }: Box,
  z: number,
): [Vertex, Vertex, Vertex, Vertex] => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];

/** Upright walls around a rectangle; one that is higher than the dark foot is cut there, so that its upper part stays bright. */
export function addWalls(mesh: Mesh, box: Box): void {
  const cuts = [box.z0, ...(box.z0 < CORNER && box.z1 > CORNER ? [CORNER] : []), box.z1];
  for (const [index, top] of cuts.slice(1).entries()) {
    const bottom = cuts[index] as number;
    const low = levelCorners(box, bottom);
    const high = levelCorners(box, top);
    const [foot, head] = [toneAt(bottom), toneAt(top)];
    for (const [at, corner] of low.entries()) {
      const next = (at + 1) % 4;
      mesh.quad(
        corner,
        low[next] as Vertex,
        high[next] as Vertex,
        high[at] as Vertex,
        [...[foot, foot], ...[head, head]] as [number, number, number, number],
      );
    }
  }
}
