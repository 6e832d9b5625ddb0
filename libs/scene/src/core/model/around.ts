import type { Neighbour, Point, Ring, Scene } from '../scene/scene.schema.ts';
import { rectangle } from '../solid/prism.ts';
import { convexPieces } from '../solid/trapezoids.ts';
import { clipRing, LIFT } from './board.ts';
import { toneAt, type Box } from './body.ts';
import type { Lines } from './lines.ts';
import type { Mesh, Vertex } from './mesh.ts';

/** Width between the lines along a shore, metres: the first, and how much wider each next one is. */
const FIRST_SHORE = 1.6;
const GROWTH = 1.5;
const SHORES = 6;

/** Where the lines along the shore are, metres from it. */
const shores = Array.from(
  { length: SHORES },
  (_, index) => (FIRST_SHORE * (GROWTH ** (index + 1) - 1)) / (GROWTH - 1),
);

/** Materials that what stands around adds to. */
export interface AroundParts {
  around: Mesh;
  /** What stands beyond the board: it is not seen, its shadow is. */
  offstage: Mesh;
  water: Mesh;
  edges: Lines;
  shore: Lines;
}

/** Neighbours and water: cut off at the edge of the board, as a model is sawn. */
export function addAround(parts: AroundParts, { neighbours, water }: Scene, board: Box): void {
  for (const neighbour of neighbours) {
    const { rings, base, top } = bodyOf(neighbour);
    const outlines = rings.map((ring) => clipRing(ring, board));
    const isOnBoard = standsOn(rings[0] ?? [], board);
    for (const piece of convexPieces(rings)) {
      addPrism(parts.offstage, piece, base, top);
      if (isOnBoard) addPrism(parts.around, clipRing(piece, board), base, top);
    }
    if (!isOnBoard) continue;
    for (const outline of outlines) addOutline(parts.edges, outline, base, top);
  }
  for (const ring of water) {
    for (const piece of convexPieces([ring]))
      addSheet(parts.water, clipRing(piece, board), LIFT / 2);
    addShores(parts.shore, ring, board);
  }
}

/** A house is on the board if its middle is: the others would be slivers. */
function standsOn(ring: Ring, { x0, y0, x1, y1 }: Box): boolean {
  const middle = (axis: 0 | 1) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length;
  const [x, y] = [middle(0), middle(1)];
  return x > x0 && x < x1 && y > y0 && y < y1;
}

export function bodyOf(neighbour: Neighbour): {
  rings: readonly Ring[];
  base: number;
  top: number;
} {
  if (!Array.isArray(neighbour)) return neighbour;
  const [x0, y0, x1, y1, top] = neighbour;
  return { rings: [rectangle(x0, y0, x1, y1)], base: 0, top };
}

export function addPrism(mesh: Mesh, ring: readonly Point[], base: number, top: number) {
  if (ring.length < 3) return;
  const [foot, head] = [toneAt(base), toneAt(top)];
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    mesh.quad([x, y, base], [nextX, nextY, base], [nextX, nextY, top], [x, y, top], [
      ...[foot, foot],
      ...[head, head],
    ] as [number, number, number, number]);
  }
  addSheet(mesh, ring, top);
}

/** A convex piece lying level. */
export function addSheet(mesh: Mesh, ring: readonly Point[], z: number) {
  const [first, ...others] = ring;
  for (const [index, [x, y]] of others.slice(1).entries()) {
    const [beforeX, beforeY] = others[index] as Point;
    mesh.triangle([...(first as Point), z], [beforeX, beforeY, z], [x, y, z]);
  }
}

export function addOutline(edges: Lines, ring: readonly Point[], base: number, top: number) {
  if (ring.length < 3) return;
  edges.loop(...ring.map(([x, y]): Vertex => [x, y, top]));
  for (const [x, y] of ring) edges.line([x, y, base], [x, y, top]);
}

/** The shore, and lines that follow it into the water, ever wider apart, as those of a chart do. */
function addShores(lines: Lines, ring: Ring, board: Box) {
  const turn = Math.sign(areaOf(ring));
  for (const [index, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(index + 1) % ring.length] as Point;
    const length = Math.hypot(bx - ax, by - ay);
    if (length === 0) continue;
    const [inX, inY] = [(-(by - ay) / length) * turn, ((bx - ax) / length) * turn];
    for (const away of [0, ...shores]) {
      const from: Point = [ax + inX * away, ay + inY * away];
      const to: Point = [bx + inX * away, by + inY * away];
      const [start, end] = clipLine(from, to, board) ?? [];
      if (start && end) lines.line([...start, LIFT], [...end, LIFT]);
    }
  }
}

export const areaOf = (ring: Ring): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);

/** What of a line lies on the board (Liang and Barsky, 1984); `null` where nothing does. */
function clipLine([ax, ay]: Point, [bx, by]: Point, board: Box): [Point, Point] | null {
  let [enter, leave] = [0, 1];
  const [dx, dy] = [bx - ax, by - ay];
  for (const [way, room] of [
    [-dx, ax - board.x0],
    [dx, board.x1 - ax],
    [-dy, ay - board.y0],
    [dy, board.y1 - ay],
  ] as const) {
    if (way === 0 && room < 0) return null;
    if (way < 0) enter = Math.max(enter, room / way);
    if (way > 0) leave = Math.min(leave, room / way);
  }
  if (enter >= leave) return null;
  return [
    [ax + dx * enter, ay + dy * enter],
    [ax + dx * leave, ay + dy * leave],
  ];
}
