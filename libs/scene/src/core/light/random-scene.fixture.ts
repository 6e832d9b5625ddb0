import fc from 'fast-check';
import { TREE_KINDS, type Scene } from '../scene/scene.schema.ts';
import type { SceneWindow } from '../window/window.ts';

const metres = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10);

const neighbour = fc
  .tuple(metres(-200, 200), metres(14, 200), metres(4, 60), metres(4, 60), metres(3, 70))
  .map(([x, y, width, depth, height]): Scene['neighbours'][number] => [
    x,
    -y - depth,
    x + width,
    -y,
    height,
  ]);

/** A house that stands slantwise, with a courtyard. */
const footprint = fc
  .tuple(metres(-150, 150), metres(60, 200), metres(10, 40), metres(5, 50), metres(0, 6))
  .map(([x, north, size, top, base]) => ({ x, y: -north, size, top, base }))
  .map(({ x, y, size, top, base }): Scene['neighbours'][number] => ({
    rings: [
      [
        [x, y - size],
        [x + size, y],
        [x, y + size],
        [x - size, y],
      ],
      [
        [x - 2, y - 2],
        [x + 2, y - 2],
        [x + 2, y + 2],
      ],
    ],
    base,
    top: top + base,
  }));

const block = fc
  .tuple(metres(-120, 120), metres(16, 100), metres(8, 40), metres(8, 20), metres(0, 8))
  .map(([x0, y, width, depth, gable]): Scene['blocks'][number] => ({
    building: '1',
    part: `${x0} ${y}`,
    x0,
    y0: -y - depth,
    x1: x0 + width,
    y1: -y,
    z0: 0,
    groundHeight: 4,
    storeyHeight: 3,
    storeys: 5,
    firstStorey: 2,
    parapet: 0.9,
    gable,
    top: 19,
  }));

const tree = fc.tuple(
  fc.constantFrom(...TREE_KINDS),
  metres(-60, 60),
  metres(-60, -6),
  fc.constantFrom(0.6, 1, 1.3),
);

/** The house with the window: its front is the line y = 0, and it looks south; everything stands in front of it. */
const HOST: Scene['neighbours'][number] = [-20, 0, 20, 12, 40];

export const randomScene = fc
  .record({
    blocks: fc.array(block, { maxLength: 4 }),
    neighbours: fc.array(fc.oneof(neighbour, footprint), { maxLength: 12 }),
    trees: fc.array(tree, { maxLength: 12 }),
  })
  .map(({ blocks, neighbours, trees }): Scene => ({
    complex: 'random',
    coordinate: [60, 30],
    blocks,
    neighbours: [HOST, ...neighbours],
    water: [],
    trees,
  }));

const projection = fc
  .tuple(metres(-4, 1), metres(1, 5), metres(2, 3), metres(0.5, 2))
  .map(([from, to, below, depth]) => ({ from, to, below, thickness: 0.2, depth }));

export const randomWindow = fc
  .record({
    x: metres(-15, 15),
    z: metres(1, 34),
    width: metres(0.6, 3),
    height: metres(0.6, 2),
    reveal: fc.constantFrom(0.05, 0.1, 0.14, 0.3),
    projections: fc.array(projection, { maxLength: 2 }),
  })
  .map((some): SceneWindow => ({ ...some, y: 0, floor: some.z - 0.8, facing: 180, wall: 0.34 }));

/** Turns a scene and a window round the origin, clockwise; blocks, which lie along the axes, are left out then. */
export function turned(scene: Scene, window: SceneWindow, degrees: number): [Scene, SceneWindow] {
  if (degrees === 0) return [scene, window];
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const point = ([x, y]: readonly [number, number]): [number, number] => [
    x * cos + y * sin,
    y * cos - x * sin,
  ];
  const neighbours = scene.neighbours.map((one) => {
    if (!Array.isArray(one)) return { ...one, rings: one.rings.map((ring) => ring.map(point)) };
    const [x0, y0, x1, y1, top] = one;
    const corners: [number, number][] = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ];
    return { rings: [corners.map(point)], base: 0, top };
  });
  const trees = scene.trees.map(([kind, x, y, scale]): Scene['trees'][number] => [
    kind,
    ...point([x, y]),
    scale,
  ]);
  const [x, y] = point([window.x, window.y]);
  return [
    { ...scene, blocks: [], neighbours, trees },
    { ...window, x, y, facing: (window.facing + degrees + 360) % 360 },
  ];
}
