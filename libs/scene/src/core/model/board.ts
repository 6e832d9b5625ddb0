import type { Block, Ring } from '../scene/scene.schema.ts';
import { levelCorners, type Box } from './body.ts';
import type { Lines } from './lines.ts';
import type { Mesh, Vertex } from './mesh.ts';

/** How far the board reaches beyond the houses, and how thick it is, metres. */
const MARGIN = 32;
const THICKNESS = 3.2;
/** A stroke of the zebra along its edge, metres: half a second of longitude at Saint Petersburg. */
const STROKE = 7.75;
/** How far the arrow to the north stands from the corner, metres. */
const NORTH = 7;
/** From the foot of the arrow to its letter, metres. */
const LETTER = 16.5;
/** Hairlines on the sheet, strokes: a second of longitude, and one of latitude. */
const MERIDIANS = STROKE * 2;
const PARALLELS = STROKE * 4;
/** The shade that a house leaves around its foot, metres and light. */
const SKIRT = 9;
const DARKEST = 0.3;

/** The board that the houses stand on. */
export function boardOf(blocks: readonly Block[]): Box {
  const least = (key: 'x0' | 'y0') => Math.min(0, ...blocks.map((block) => block[key])) - MARGIN;
  const most = (key: 'x1' | 'y1') => Math.max(0, ...blocks.map((block) => block[key])) + MARGIN;
  return {
    x0: least('x0'),
    y0: least('y0'),
    x1: most('x1'),
    y1: most('y1'),
    z0: -THICKNESS,
    z1: 0,
  };
}

/** The sheet, its edge, and the zebra along it. */
export function addBoard(
  parts: { ground: Mesh; side: Mesh; zebra: Mesh; edges: Lines; faint: Lines },
  board: Box,
): void {
  const high = levelCorners(board, 0);
  const low = levelCorners(board, -THICKNESS);
  parts.ground.quad(...high);
  for (const [at, corner] of low.entries()) {
    const next = (at + 1) % 4;
    parts.side.quad(corner, low[next] as Vertex, high[next] as Vertex, high[at] as Vertex);
    parts.edges.line(corner, high[at] as Vertex);
    addZebra(parts.zebra, corner, low[next] as Vertex);
  }
  parts.edges.loop(...high);
  parts.edges.loop(...low);
  addNorth(parts.zebra, board);
  for (const x of between(board.x0, board.x1, MERIDIANS)) {
    parts.faint.line([x, board.y0, LIFT], [x, board.y1, LIFT]);
  }
  for (const y of between(board.y0, board.y1, PARALLELS)) {
    parts.faint.line([board.x0, y, LIFT], [board.x1, y, LIFT]);
  }
}

/** Lines and shade on the sheet lie so far above it, metres. */
export const LIFT = 0.04;

/** Multiples of a step between two edges. */
function between(from: number, to: number, step: number): number[] {
  const first = Math.floor(from / step) + 1;
  const count = Math.max(0, Math.ceil(to / step) - first);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** Where the letter of the arrow to the north stands. */
export const northOf = ({ x0, y0 }: Pick<Box, 'x0' | 'y0'>): Vertex => [
  x0 + NORTH,
  y0 + NORTH * 0.6 + LETTER,
  LIFT,
];

/** An arrow to the north, printed on the sheet. */
function addNorth(ink: Mesh, { x0, y0 }: Box) {
  const [x, y] = [x0 + NORTH, y0 + NORTH * 0.6];
  const point = (east: number, north: number): Vertex => [x + east, y + north, LIFT];
  ink.triangle(point(-1.8, 6), point(0, 7), point(0, 13));
  ink.triangle(point(0, 7), point(1.8, 6), point(0, 13));
  ink.quad(point(-0.2, 0), point(0.2, 0), point(0.2, 7), point(-0.2, 7));
}

/** Every second stroke along the lower half of a side. */
function addZebra(zebra: Mesh, from: Vertex, to: Vertex) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (along: number, z: number): Vertex => [
    from[0] + x * along + y * 0.05,
    from[1] + y * along - x * 0.05,
    z,
  ];
  for (let start = 0; start < length; start += STROKE * 2) {
    const end = Math.min(start + STROKE, length);
    const [bottom, top] = [-THICKNESS + 0.7, -THICKNESS + 1.9];
    zebra.quad(at(start, bottom), at(end, bottom), at(end, top), at(start, top));
  }
}

/** What takes the light from the ground around a house: dark at its walls, gone some metres on. */
export function addSkirt(shade: Mesh, { x0, y0, x1, y1 }: Block, board: Box, deep = SKIRT): void {
  const z = LIFT / 2;
  const inner = levelCorners({ x0, y0, x1, y1, z0: z, z1: z }, z);
  const outer = levelCorners(
    {
      x0: Math.max(board.x0, x0 - deep),
      y0: Math.max(board.y0, y0 - deep),
      x1: Math.min(board.x1, x1 + deep),
      y1: Math.min(board.y1, y1 + deep),
      z0: z,
      z1: z,
    },
    z,
  );
  for (const [at, corner] of outer.entries()) {
    const next = (at + 1) % 4;
    shade.quad(
      corner,
      outer[next] as Vertex,
      inner[next] as Vertex,
      inner[at] as Vertex,
      [...[1, 1], ...[DARKEST, DARKEST]] as [number, number, number, number],
    );
  }
}

/** What of a ring lies on the board (Sutherland and Hodgman, 1974); empty where nothing does. */
export function clipRing(ring: Ring, { x0, y0, x1, y1 }: Box): Ring {
  const cuts = [
    [0, x0, 1],
    [0, x1, -1],
    [1, y0, 1],
    [1, y1, -1],
  ] as const;
  return cuts.reduce<Ring>((points, [axis, at, sign]) => {
    const inside = (point: readonly [number, number]) => (point[axis] - at) * sign >= 0;
    return points.flatMap((point, index) => {
      const before = points.at(index - 1) as [number, number];
      const share = (at - before[axis]) / (point[axis] - before[axis]);
      const cut: [number, number] = [
        before[0] + (point[0] - before[0]) * share,
        before[1] + (point[1] - before[1]) * share,
      ];
      if (inside(point)) return inside(before) ? [point] : [cut, point];
      return inside(before) ? [cut] : [];
    });
  }, ring);
}
