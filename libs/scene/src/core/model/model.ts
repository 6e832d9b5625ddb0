import { crownOf, type Crown } from '../geometry/crown.ts';
import type { Block, Scene } from '../scene/scene.schema.ts';
import { addAround } from './around.ts';
import { addBoard, addSkirt, boardOf } from './board.ts';
import type { Box } from './body.ts';
import { cellsOf, type Cell, type ModelFlat } from './cells.ts';
import { addFacades } from './facade.ts';
import { createLines } from './lines.ts';
import { createMesh, trianglesOf, type Surface, type Vertex } from './mesh.ts';
import { addBlock } from './roof.ts';

/** Where the name of a building stands. */
interface ModelLabel {
  building: string;
  /** Above the middle of its highest roof. */
  at: Vertex;
}

/** A complex as a model of paper on a board: triangles and lines by material, nothing that draws. */
export interface Model {
  board: Box;
  /** Height of the highest roof, metres. */
  top: number;
  blocks: readonly Block[];
  surfaces: Readonly<Record<SurfaceName, Surface>>;
  /** Ends of lines: edges of the houses, of windows and balconies, of what stands around, hairlines, shores. */
  lines: Readonly<Record<LineName, Float32Array>>;
  crowns: readonly Crown[];
  cells: readonly Cell[];
  labels: readonly ModelLabel[];
}

export type SurfaceName =
  'own' | 'glass' | 'around' | 'offstage' | 'ground' | 'side' | 'zebra' | 'shade' | 'water';
export type LineName = 'own' | 'fine' | 'around' | 'faint' | 'shore';

/** Empty materials and lines of a model. */
export const emptyParts = () => ({
  meshes: {
    own: createMesh(),
    glass: createMesh(),
    around: createMesh(),
    offstage: createMesh(),
    ground: createMesh(),
    side: createMesh(),
    zebra: createMesh(),
    shade: createMesh(),
    water: createMesh(),
  },
  lines: {
    own: createLines(),
    fine: createLines(),
    around: createLines(),
    faint: createLines(),
    shore: createLines(),
  },
});

/** Triangles and lines that were added. */
export const drawnParts = ({
  meshes,
  lines,
}: ReturnType<typeof emptyParts>): Pick<Model, 'surfaces' | 'lines'> => ({
  surfaces: eachOf(meshes, (mesh) => mesh.surface()),
  lines: eachOf(lines, (some) => some.positions()),
});

/** Height of the highest roof, metres. */
export const topOf = (blocks: readonly Block[]): number =>
  Math.max(0, ...blocks.map(({ top, parapet, gable }) => top + Math.max(parapet, gable)));

/** Builds the model of a complex with its flats. */
export function buildModel(scene: Scene, flats: readonly ModelFlat[] = []): Model {
  const { blocks, trees } = scene;
  const board = boardOf(blocks);
  const parts = emptyParts();
  const { meshes, lines } = parts;
  const { own, glass, ground, side, zebra } = meshes;
  for (const block of blocks) {
    addBlock(own, lines.own, block);
    addFacades({ own, glass, fine: lines.fine }, block, blocks);
    if (block.z0 === 0) addSkirt(meshes.shade, block, board);
  }
  addBoard({ ground, side, zebra, edges: lines.own, faint: lines.faint }, board);
  addAround({ ...meshes, edges: lines.around, shore: lines.shore }, scene, board);
  return {
    board,
    top: topOf(blocks),
    blocks,
    ...drawnParts(parts),
    crowns: trees
      .map(crownOf)
      .filter(
        ({ x, y, radius }) =>
          x - radius > board.x0 &&
          x + radius < board.x1 &&
          y - radius > board.y0 &&
          y + radius < board.y1,
      ),
    cells: cellsOf(scene, flats),
    labels: labelsOf(blocks),
  };
}

/** Triangles of a model without its trees and cells. */
export const modelTriangles = ({ surfaces }: Model): number =>
  Object.values(surfaces).reduce((sum, surface) => sum + trianglesOf(surface), 0);

function labelsOf(blocks: readonly Block[]): ModelLabel[] {
  const named = blocks.filter(({ building }) => building !== null);
  return [...Map.groupBy(named, ({ building }) => building as string)].map(([building, own]) => {
    const highest = own.reduce((best, one) => (one.top > best.top ? one : best));
    const { x0, y0, x1, y1, top, parapet, gable } = highest;
    return { building, at: [(x0 + x1) / 2, (y0 + y1) / 2, top + Math.max(parapet, gable)] };
  });
}

function eachOf<Name extends string, From, To>(
  all: Readonly<Record<Name, From>>,
  change: (one: From) => To,
): Record<Name, To> {
  const entries = Object.entries<From>(all).map(([name, one]) => [name, change(one)] as const);
  return Object.fromEntries(entries) as Record<Name, To>;
}
