/** A window in the local axes of its scene, metres. */
export interface SceneWindow {
  /** Middle of the opening, on the outer face of the wall. */
  x: number;
  y: number;
  /** Height of the sill above the street. */
  z: number;
  /** Height of the floor of its room above the street. */
  floor: number;
  /** Where it looks: degrees clockwise from north. */
  facing: number;
  width: number;
  height: number;
  /** From the outer face of the wall to the glass. */
  reveal: number;
  /** Thickness of the wall. */
  wall: number;
  /** What juts out of the wall around it. */
  projections: readonly Projection[];
}

/** A box on the wall, seen from the room: a balcony above, a side wall of a loggia. */
export interface Projection {
  /** Along the wall from the middle of the window; negative to the left. */
  from: number;
  to: number;
  /** Its underside above the sill. */
  below: number;
  thickness: number;
  /** How far it juts out. */
  depth: number;
}

/** A window's own axes: outwards and to the right, seen from the room. */
export interface Facade {
  outX: number;
  outY: number;
  rightX: number;
  rightY: number;
}

export function facadeOf({ facing }: Pick<SceneWindow, 'facing'>): Facade {
  const angle = (facing * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { outX: sin, outY: cos, rightX: cos, rightY: -sin };
}

/** A point of the glass: metres to the right of its middle and above the sill. */
export type GlassPoint = readonly [right: number, up: number];

const THIRDS = [1 / 6, 1 / 2, 5 / 6];

/** Nine points, each in the middle of a ninth of the glass. */
export const ninths = ({ width, height }: SceneWindow): GlassPoint[] =>
  THIRDS.flatMap((up) => THIRDS.map((right): GlassPoint => [(right - 1 / 2) * width, up * height]));

/** Where a point of the glass is in the scene. */
export function placeOf(
  window: SceneWindow,
  [right, up]: GlassPoint,
): readonly [x: number, y: number, z: number] {
  const { outX, outY, rightX, rightY } = facadeOf(window);
  return [
    window.x + rightX * right - outX * window.reveal,
    window.y + rightY * right - outY * window.reveal,
    window.z + up,
  ];
}

/**
 * Whether the window's own wall lets a ray out.
 * @param across metres that the ray goes to the right for each metre outwards
 * @param rise metres that it rises for each metre outwards
 */
export function leavesWall(
  { width, height, reveal, projections }: SceneWindow,
  [right, up]: GlassPoint,
  across: number,
  rise: number,
): boolean {
  if (Math.abs(right + across * reveal) > width / 2) return false;
  const level = up + rise * reveal;
  if (level > height || level < 0) return false;
  for (const one of projections) {
    if (meets(one, right + across * reveal, level, across, rise)) return false;
  }
  return true;
}

/** Whether a ray that has left the wall at a place meets a box on it. */
function meets(
  { from, to, below, thickness, depth }: Projection,
  right: number,
  up: number,
  across: number,
  rise: number,
): boolean {
  const [first, last] = within(right, across, from, to, 0, depth);
  const [start, end] = within(up, rise, below, below + thickness, first, last);
  return start < end;
}

/** The part of `first…last` on which `start + speed × part` is between two bounds. */
function within(
  start: number,
  speed: number,
  low: number,
  high: number,
  first: number,
  last: number,
): [number, number] {
  if (speed === 0) return start > low && start < high ? [first, last] : [0, 0];
  const [one, other] = [(low - start) / speed, (high - start) / speed];
  return [Math.max(first, Math.min(one, other)), Math.min(last, Math.max(one, other))];
}
