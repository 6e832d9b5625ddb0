import type { Block, Neighbour, Point, Ring, Scene } from '../scene/scene.schema.ts';
import { gable, prism, rectangle } from '../solid/prism.ts';
import type { Solid } from '../solid/solid.ts';
import { convexPieces } from '../solid/trapezoids.ts';
import { crownOf, type Crown } from './crown.ts';

/** A scene as bodies that rays meet. */
export interface Geometry {
  solids: readonly Solid[];
  crowns: readonly Crown[];
  water: readonly Ring[];
}

/** Makes bodies of a scene: boxes with their parapets, pitched roofs, neighbours, crowns. */
export function geometryOf(scene: Scene): Geometry {
  return {
    solids: [
      ...scene.blocks.flatMap(solidsOfBlock),
      ...scene.neighbours.flatMap((one, index) => solidsOfNeighbour(one, `neighbour ${index}`)),
    ],
    crowns: scene.trees.map(crownOf),
    water: scene.water,
  };
}

/** A parapet shades as the wall below it does, so the box ends on top of it. */
function solidsOfBlock(block: Block): Solid[] {
  const { x0, y0, x1, y1, z0, top } = block;
  const ring = rectangle(x0, y0, x1, y1);
  const name = block.building ?? block.part;
  if (block.gable > 0) return [prism(name, ring, z0, top), gable(name, ring, top, block.gable)];
  return [prism(name, ring, z0, top + block.parapet)];
}

function solidsOfNeighbour(neighbour: Neighbour, name: string): Solid[] {
  if (Array.isArray(neighbour)) {
    const [x0, y0, x1, y1, height] = neighbour;
    return [prism(name, rectangle(x0, y0, x1, y1), 0, height)];
  }
  const { rings, base, top } = neighbour;
  return convexPieces(rings).map((ring) => prism(neighbour.name ?? name, ring, base, top));
}

/** Whether a point lies in a ring (crossings of a ray to the east are odd). */
export function inRing(ring: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (const [index, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(index + 1) % ring.length] as Point;
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  }
  return inside;
}
