import { fanOf } from '../fan/fan.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { facadeOf, type Facade, type SceneWindow } from '../window/window.ts';
import { castFrom, type Hit, type Seen } from './cast.ts';

/** What is seen from a window. */
export interface View {
  /** Shares of the picture, 0…1, together 1. */
  shares: Readonly<Record<Seen, number>>;
  /** The nearest house within the picture at the height of the eyes; `null` where there is none. */
  opposite: { distance: number; name: string } | null;
  /** The nearest house within the picture, however low: metres on the level, and of its top above the eyes; `null` where there is none. */
  nearest: { distance: number; rise: number; name: string } | null;
}

/** Height of the eyes above the floor, metres. */
export const EYES = 1.6;

/** The picture: upright, looking straight out. */
export const FRAME = {
  /** Degrees from its left to its right edge. */
  angle: 78,
  /** Width to height. */
  ratio: 1.6,
  columns: 32,
  rows: 20,
} as const;

/** Looks out of a window, through the middle of the opening. */
export function viewOf(geometry: Geometry, window: SceneWindow): View {
  const eye = [window.x, window.y, window.floor + EYES] as const;
  const fan = fanOf(geometry, window, [eye], { downwards: true });
  const facade = facadeOf(window);
  const counts = { sky: 0, house: 0, green: 0, water: 0, ground: 0 };
  let nearest: View['nearest'] = null;
  for (let row = 0; row < FRAME.rows; row += 1) {
    for (let column = 0; column < FRAME.columns; column += 1) {
      const ray = rayAt(facade, middleOf(column, FRAME.columns), middleOf(row, FRAME.rows));
      const { seen, solid, distance } = castFrom(geometry, fan, eye, ray);
      counts[seen] += 1;
      const level = distance * Math.hypot(ray[0], ray[1]);
      if (!solid || level >= (nearest?.distance ?? Infinity)) continue;
      nearest = { distance: level, rise: solid.top - eye[2], name: solid.name };
    }
  }
  const level = Array.from({ length: FRAME.columns }, (_, column) =>
    castFrom(geometry, fan, eye, rayAt(facade, middleOf(column, FRAME.columns), 0)),
  );
  const all = FRAME.rows * FRAME.columns;
  return {
    shares: {
      sky: counts.sky / all,
      house: counts.house / all,
      green: counts.green / all,
      water: counts.water / all,
      ground: counts.ground / all,
    },
    opposite: nearestHouse(level),
    nearest,
  };
}

/** Middle of a cell, −1…1. */
const middleOf = (index: number, count: number) => ((index + 0.5) / count) * 2 - 1;

/** Ray through a place of the picture: `right` and `down` from −1 to 1. */
function rayAt({ outX, outY, rightX, rightY }: Facade, right: number, down: number) {
  const half = Math.tan((FRAME.angle * Math.PI) / 360);
  const [across, up] = [right * half, (-down * half) / FRAME.ratio];
  const length = Math.hypot(1, across, up);
  return [
    (outX + rightX * across) / length,
    (outY + rightY * across) / length,
    up / length,
  ] as const;
}

function nearestHouse(hits: readonly Hit[]): View['opposite'] {
  let nearest: View['opposite'] = null;
  for (const { solid, distance } of hits) {
    if (!solid || distance >= (nearest?.distance ?? Infinity)) continue;
    nearest = { distance, name: solid.name };
  }
  return nearest;
}
