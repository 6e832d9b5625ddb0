import type { Vertex } from './mesh.ts';
import type { Model } from './model.ts';

/** From where a model is looked at: an axonometry, uprights stay parallel. */
export interface ModelView {
  /** Where the eye stands: degrees clockwise from north, degrees above the board. */
  azimuth: number;
  altitude: number;
  /** 1 shows the board. */
  zoom: number;
  /** What is in the middle of the picture. */
  target: Vertex;
}

/** The eye goes neither below the roofs' edges nor quite overhead. */
const ALTITUDES = [10, 85] as const;
const ZOOMS = [0.8, 8] as const;

/** In a picture of a phone the board may go on beyond its edges: the houses count. */
const TALL = 1.2;

const RADIAN = Math.PI / 180;
const clamp = (value: number, [least, most]: readonly [number, number]) =>
  Math.min(Math.max(value, least), most);

/** From the south-west, as the comps have it. */
export const firstView = ({ board, top }: Pick<Model, 'board' | 'top'>): ModelView => ({
  azimuth: 214,
  altitude: 33,
  zoom: 1,
  target: [(board.x0 + board.x1) / 2, (board.y0 + board.y1) / 2, top * 0.4],
});

/** Turns by degrees: to the right around the model, up. */
export const turned = (view: ModelView, azimuth: number, altitude = 0): ModelView => ({
  ...view,
  azimuth: (((view.azimuth + azimuth) % 360) + 360) % 360,
  altitude: clamp(view.altitude + altitude, ALTITUDES),
});

export const zoomed = (view: ModelView, factor: number): ModelView => ({
  ...view,
  zoom: clamp(view.zoom * factor, ZOOMS),
});

/** Moves what is in the middle, within the board: metres to the right and upwards in the picture. */
export function moved(
  view: ModelView,
  { board, top }: Pick<Model, 'board' | 'top'>,
  right: number,
  up: number,
): ModelView {
  const axes = axesOf(view);
  const [x, y, z] = view.target;
  const at = (axis: 0 | 1 | 2) => axes.right[axis] * right + axes.up[axis] * up;
  return {
    ...view,
    target: [
      clamp(x + at(0), [board.x0, board.x1]),
      clamp(y + at(1), [board.y0, board.y1]),
      clamp(z + at(2), [0, top]),
    ],
  };
}

/** Directions of a picture in the scene: to its right, upwards, and towards the eye; unit vectors. */
export function axesOf({ azimuth, altitude }: Pick<ModelView, 'azimuth' | 'altitude'>) {
  const [sin, cos] = [Math.sin(azimuth * RADIAN), Math.cos(azimuth * RADIAN)];
  const [rise, level] = [Math.sin(altitude * RADIAN), Math.cos(altitude * RADIAN)];
  return {
    right: [-cos, sin, 0] as Vertex,
    up: [-sin * rise, -cos * rise, level] as Vertex,
    out: [sin * level, cos * level, rise] as Vertex,
  };
}

/** Half of what a picture shows, metres: the whole board, however it is turned, but on a phone. */
export function halfSize(
  { board, top }: Pick<Model, 'board' | 'top'>,
  { altitude, zoom }: Pick<ModelView, 'altitude' | 'zoom'>,
  aspect: number,
): { width: number; height: number } {
  const radius = Math.hypot(board.x1 - board.x0, board.y1 - board.y0) / 2;
  const isTall = aspect < TALL;
  // As high as at the first altitude: while the eye climbs, the model keeps its size.
  const tilt = Math.min(altitude, 33) * RADIAN;
  const tall = radius * Math.sin(33 * RADIAN) * (isTall ? 0.86 : 1) + top * 0.52 * Math.cos(tilt);
  const width = Math.max(radius * (isTall ? 0.78 : 1.02), tall * aspect);
  return { width: width / zoom, height: width / aspect / zoom };
}

/** Where a place is in a picture: −1…1 to the right and upwards. */
export function projected(
  place: Vertex,
  view: ModelView,
  half: { width: number; height: number },
): [right: number, up: number] {
  const { right, up } = axesOf(view);
  const [x, y, z] = [0, 1, 2].map(
    (axis) => (place[axis] as number) - (view.target[axis] as number),
  ) as [number, number, number];
  return [
    (x * right[0] + y * right[1]) / half.width,
    (x * up[0] + y * up[1] + z * up[2]) / half.height,
  ];
}
