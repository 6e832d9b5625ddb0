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

/** Middles of the ninths as shares of width and height: those that stay lit longest come first. */
const NINTHS = [
  [0, 1],
  [0, 3],
  [-2, 1],
  [2, 1],
  [-2, 3],
  [2, 3],
  [0, 5],
  [-2, 5],
  [2, 5],
] as const;

/** Nine points, each in the middle of a ninth of the glass. */
export const ninths = ({ width, height }: SceneWindow): GlassPoint[] =>
  NINTHS.map(([right, up]): GlassPoint => [(right * width) / 6, (up * height) / 6]);

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

/** Whether a ray that has left the wall at a place meets a box on it: the part of its way that is inside (clipping). */
function meets(
  { from, to, below, thickness, depth }: Projection,
  right: number,
  up: number,
  across: number,
  rise: number,
): boolean {
  if (up + rise * depth <= below) return false;
  let first = 0;
  let last = depth;
  if (across === 0) {
    if (right <= from || right >= to) return false;
  } else {
    const one = (from - right) / across;
    const other = (to - right) / across;
    first = Math.max(first, Math.min(one, other));
    last = Math.min(last, Math.max(one, other));
  }
  if (rise === 0) return first < last && up > below && up < below + thickness;
  first = Math.max(first, (below - up) / rise);
  last = Math.min(last, (below + thickness - up) / rise);
  return first < last;
}
