import { crownOf } from '../geometry/crown.ts';
import { shoreOf, shoreSteps } from '../picture/shore-lines.ts';
import type { Ring, Scene } from '../scene/scene.schema.ts';
import { convexPieces } from '../solid/trapezoids.ts';
import { facadeOf, type SceneWindow } from '../window/window.ts';
import { addOutline, addPrism, addSheet, areaOf, bodyOf } from './around.ts';
import { addSkirt, LIFT } from './board.ts';
import { levelCorners, type Box } from './body.ts';
import { addFacades } from './facade.ts';
import type { Lines } from './lines.ts';
import type { Vertex } from './mesh.ts';
import { drawnParts, emptyParts, topOf, type Model } from './model.ts';
import { addRhythm } from './rhythm.ts';
import { addBlock } from './roof.ts';

/** The ground ends so far from a window, metres: the haze has covered it before. */
const HORIZON = 4_000;
/** What is nearer to the plane of the window's wall may be seen past its jambs, metres. */
const BESIDE = 12;

/**
 * What is around a window, as far as the scene knows it: the bodies that `viewOf` meets, with a ground to the horizon and no board.
 * Balconies are left out, as in those figures; trees behind the window's wall too.
 */
export function buildSurroundings(scene: Scene, window: SceneWindow): Model {
  const { blocks, neighbours, water, trees } = scene;
  const { x, y } = window;
  const board: Box = {
    ...{ x0: x - HORIZON, y0: y - HORIZON, z0: 0 },
    ...{ x1: x + HORIZON, y1: y + HORIZON, z1: 0 },
  };
  const parts = emptyParts();
  const { meshes, lines } = parts;
  meshes.ground.quad(...levelCorners(board, 0));
  for (const block of blocks) {
    addBlock(meshes.own, lines.own, block);
    addFacades(
      { own: meshes.own, glass: meshes.glass, fine: lines.fine, hasBalconies: false },
      block,
      blocks,
    );
    if (block.z0 === 0) addSkirt(meshes.shade, block, board);
  }
  for (const neighbour of neighbours) {
    const { rings, base, top } = bodyOf(neighbour);
    for (const piece of convexPieces(rings)) addPrism(meshes.around, piece, base, top);
    for (const ring of rings) addOutline(lines.around, ring, base, top);
    const [outer = []] = rings;
    const ring = areaOf(outer) > 0 ? outer : outer.toReversed();
    addRhythm(meshes.glass, { ring, base, top }, [x, y]);
  }
  for (const ring of water) {
    for (const piece of convexPieces([ring])) addSheet(meshes.water, piece, LIFT / 2);
    addShore(lines.shore, ring);
  }
  const { outX, outY } = facadeOf(window);
  return {
    board,
    top: topOf(blocks),
    blocks,
    ...drawnParts(parts),
    crowns: trees
      .map(crownOf)
      .filter((one) => (one.x - x) * outX + (one.y - y) * outY > -BESIDE - one.radius),
    cells: [],
    labels: [],
  };
}

/** Longer lines would begin behind whoever looks along them, and be lost with what is there, metres. */
const PIECE = 40;

/** The lines of a drawing along a water's longest shore, as far as the water goes. */
function addShore(lines: Lines, ring: Ring) {
  const { from, to, outX, outY } = shoreOf(ring);
  const depths = ring.map(([x, y]) => (x - from[0]) * outX + (y - from[1]) * outY);
  const deepest = depths.reduce((best, one) => (Math.abs(one) > Math.abs(best) ? one : best), 0);
  const pieces = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / PIECE);
  for (const away of [0, ...shoreSteps(Math.abs(deepest))]) {
    const step = away * Math.sign(deepest);
    const [dx, dy] = [outX * step, outY * step];
    const at = (share: number): Vertex => [
      from[0] + (to[0] - from[0]) * share + dx,
      from[1] + (to[1] - from[1]) * share + dy,
      LIFT,
    ];
    for (let piece = 0; piece < pieces; piece += 1) {
      lines.line(at(piece / pieces), at((piece + 1) / pieces));
    }
  }
}
