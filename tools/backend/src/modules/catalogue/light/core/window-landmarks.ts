import {
  EYES,
  FRAME,
  landmarksFrom,
  type Geometry,
  type Scene,
  type SceneWindow,
} from '@m30/scene';

/** A landmark in the picture of a window. */
export interface WindowLandmark {
  name: string;
  /** Degrees clockwise from north. */
  bearing: number;
  /** Whole hundreds of metres. */
  distance: number;
}

/** Up to here a scene has the houses around it, metres. */
const EDGE = 350;

/**
 * Landmarks that nothing hides from a window. Houses beyond the scene are not known, so where it ends the line to the
 * landmark's top must be above everything that stands in it.
 */
export function windowLandmarks(
  geometry: Geometry,
  { coordinate, landmarks = [] }: Pick<Scene, 'coordinate' | 'landmarks'>,
  window: SceneWindow,
): WindowLandmark[] {
  const highest = Math.max(
    ...geometry.solids.map(({ top }) => top),
    ...geometry.crowns.map(({ z, half }) => z + half),
  );
  return landmarksFrom(geometry, coordinate, window, landmarks)
    .filter(({ bearing, distance, slope }) => {
      const aside = Math.abs(((bearing - window.facing + 540) % 360) - 180);
      const clears = distance < EDGE || window.floor + EYES + slope * EDGE > highest;
      return aside < FRAME.angle / 2 && clears;
    })
    .map(({ name, bearing, distance }) => ({
      name,
      bearing: Math.round(bearing),
      distance: Math.round(distance / 100) * 100,
    }));
}
