import type { Block } from '../scene/scene.schema.ts';
import { addWalls, levelCorners, type Box } from './body.ts';
import type { Lines } from './lines.ts';
import type { Mesh, Vertex } from './mesh.ts';

/** Thickness of a parapet, metres. */
const PARAPET = 0.5;

/** A flat roof behind its parapet; without one it is the lid of the box. */
function addFlatRoof(mesh: Mesh, lines: Lines, block: Block): void {
  const { top, parapet } = block;
  const rim = top + parapet;
  const outer = levelCorners({ ...block, z1: rim }, rim);
  lines.loop(...outer);
  if (parapet === 0) {
    mesh.quad(...outer);
    return;
  }
  const inner: Box = {
    x0: block.x0 + PARAPET,
    y0: block.y0 + PARAPET,
    x1: block.x1 - PARAPET,
    y1: block.y1 - PARAPET,
    z0: top,
    z1: rim,
  };
  const edge = levelCorners(inner, rim);
  const floor = levelCorners(inner, top);
  mesh.quad(...floor);
  lines.loop(...edge);
  for (const [at, corner] of outer.entries()) {
    const next = (at + 1) % 4;
    mesh.quad(corner, outer[next] as Vertex, edge[next] as Vertex, edge[at] as Vertex);
    // The inner side of the parapet looks into the roof.
    mesh.quad(floor[next] as Vertex, floor[at] as Vertex, edge[at] as Vertex, edge[next] as Vertex);
  }
}

/** A pitched roof, its ridge along the longer side, as `gable` of the rays has it. */
function addPitchedRoof(mesh: Mesh, lines: Lines, block: Block): void {
  const { x0, y0, x1, y1, top, gable } = block;
  const ridge = top + gable;
  const isAlongX = x1 - x0 >= y1 - y0;
  const [sw, se, ne, nw] = levelCorners({ ...block, z1: top }, top);
  const [from, to]: [Vertex, Vertex] = isAlongX
    ? [
        [x0, (y0 + y1) / 2, ridge],
        [x1, (y0 + y1) / 2, ridge],
      ]
    : [
        [(x0 + x1) / 2, y0, ridge],
        [(x0 + x1) / 2, y1, ridge],
      ];
  lines.line(from, to);
  lines.loop(sw, se, ne, nw);
  const ends: [Vertex, Vertex, Vertex][] = isAlongX
    ? [
        [nw, sw, from],
        [se, ne, to],
      ]
    : [
        [sw, se, from],
        [ne, nw, to],
      ];
  if (isAlongX) {
    mesh.quad(sw, se, to, from);
    mesh.quad(ne, nw, from, to);
  } else {
    mesh.quad(se, ne, to, from);
    mesh.quad(nw, sw, from, to);
  }
  for (const [left, right, peak] of ends) {
    mesh.triangle(left, right, peak);
    lines.line(left, peak);
    lines.line(right, peak);
  }
}

/** Walls, roof and edges of one box of the complex. */
export function addBlock(mesh: Mesh, lines: Lines, block: Block): void {
  const { z0, top, parapet, gable } = block;
  const wall: Box = { ...block, z0, z1: gable > 0 ? top : top + parapet };
  addWalls(mesh, wall);
  const low = levelCorners(wall, z0);
  const high = levelCorners(wall, wall.z1);
  for (const [at, corner] of low.entries()) lines.line(corner, high[at] as Vertex);
  lines.loop(...low);
  if (gable > 0) addPitchedRoof(mesh, lines, block);
  else addFlatRoof(mesh, lines, block);
}
