import { azimuthOf, turn } from '../azimuth/azimuth.ts';
import { isHost } from '../fan/fan.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { localMetres } from '../import/local-metres.ts';
import type { Landmark } from '../scene/scene.schema.ts';
import { entryOf } from '../solid/solid.ts';
import type { SceneWindow } from '../window/window.ts';
import { EYES } from './view.ts';

export interface SeenLandmark {
  name: string;
  /** Degrees clockwise from north. */
  bearing: number;
  /** Metres. */
  distance: number;
  /** Rise of the line to its top for each metre on the level. */
  slope: number;
}

/** Radius of the earth, metres; refraction of level light makes it look larger by a seventh. */
const EARTH = 6_371_000 * (7 / 6);
/** Farther to the side the frame of the window is in the way. */
const ASIDE = 80;

/**
 * Landmarks whose top nothing of the scene hides from a window, from left to right. Houses beyond the scene are not known:
 * say so where it is shown.
 */
export function landmarksFrom(
  geometry: Geometry,
  origin: readonly [number, number],
  window: SceneWindow,
  landmarks: readonly Landmark[],
): SeenLandmark[] {
  const eye = [window.x, window.y, window.floor + EYES] as const;
  const solids = geometry.solids.filter((solid) => !isHost(solid, window));
  return landmarks
    .flatMap((landmark) => {
      const [toX, toY] = localMetres(origin, ...landmark.coordinate);
      const [east, north] = [toX - eye[0], toY - eye[1]];
      const distance = Math.hypot(east, north);
      const azimuth = azimuthOf(east, north);
      if (Math.abs(turn(azimuth - window.facing)) > ASIDE) return [];
      const up = landmark.height - distance ** 2 / (2 * EARTH) - eye[2];
      if (solids.some((solid) => entryOf(solid, ...eye, east, north, up) < 1)) return [];
      const slope = up / distance;
      return [{ name: landmark.name, bearing: (azimuth + 360) % 360, distance, slope }];
    })
    .sort((one, other) => turn(one.bearing - window.facing) - turn(other.bearing - window.facing));
}
