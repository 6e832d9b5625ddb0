import { EYES, type Geometry, type Scene, type SceneWindow, type View } from '@m30/scene';
import { windowLandmarks, type WindowLandmark } from './window-landmarks.ts';

/** What is seen from a window: shares of the picture, per cent; metres. */
export type WindowView = Record<keyof View['shares'], number> & {
  /** Height of the eyes above the street. */
  eyes: number;
  /** The nearest house in the picture, however low, and its top above the eyes; `null` where there is none. */
  nearest: { distance: number; rise: number } | null;
  landmarks: WindowLandmark[];
};

/** What windows look at. */
export interface SeenPlace {
  scene: Pick<Scene, 'coordinate' | 'landmarks'>;
  geometry: Geometry;
}

/** Rounds what is seen from a window, and looks for landmarks. */
export function windowView(
  { scene, geometry }: SeenPlace,
  window: SceneWindow,
  { shares, nearest }: View,
): WindowView {
  const { sky, water, green, house, ground } = shares;
  const percent = (share: number) => Math.round(share * 100);
  return {
    ...{ sky: percent(sky), water: percent(water), green: percent(green) },
    ...{ house: percent(house), ground: percent(ground) },
    eyes: tenths(window.floor + EYES),
    nearest: nearest && { distance: tenths(nearest.distance), rise: tenths(nearest.rise) },
    landmarks: windowLandmarks(geometry, scene, window),
  };
}

export const tenths = (metres: number): number => Math.round(metres * 10) / 10;
