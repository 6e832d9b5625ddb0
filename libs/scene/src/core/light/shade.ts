import { fanOf } from '../fan/fan.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { entryOf, type Solid } from '../solid/solid.ts';
import { MINUTES, type SunYear } from '../sun/sun-year.ts';
import { facadeOf, leavesWall, placeOf, type SceneWindow } from '../window/window.ts';

/** A body that takes the sun from the middle of a window. */
export interface Shade {
  solid: Solid;
  /** Metres from the window to its nearest corner or wall, as the sun's rays meet it. */
  distance: number;
  /** Mean azimuth of the sun behind it, degrees. */
  azimuth: number;
  /** Minutes on each day of the year. */
  minutes: Uint16Array;
}

/** What takes the sun from a window over a year, the most first. A minute counts for the nearest body in its way. */
export function shadesOf(geometry: Geometry, window: SceneWindow, sun: SunYear): Shade[] {
  const middle = [0, window.height / 2] as const;
  const place = placeOf(window, middle);
  const fan = fanOf(geometry, window, [place], { downwards: false });
  const { outX, outY, rightX, rightY } = facadeOf(window);
  const found = new Map<Solid, Shade & { east: number; north: number }>();
  for (const index of sunlit(sun)) {
    const up = sun.up[index] as number;
    const [east, north] = [sun.east[index] as number, sun.north[index] as number];
    const out = east * outX + north * outY;
    if (out <= 1e-6) continue;
    const across = (east * rightX + north * rightY) / out;
    if (!leavesWall(window, middle, across, up / out)) continue;
    const ray = [east, north, up] as const;
    const nearest = nearestOf(fan.solids[sun.bin[index] as number] ?? [], place, ray);
    if (nearest) note(found, nearest, ray, Math.floor(index / MINUTES), sun.days);
  }
  return [...found.values()]
    .map(({ east, north, ...shade }) => ({
      ...shade,
      azimuth: ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360,
    }))
    .sort((one, other) => sum(other.minutes) - sum(one.minutes));
}

/** Minutes of the year with the sun above the horizon. */
function* sunlit({ days, rise, set, up }: SunYear): Generator<number> {
  for (let day = 0; day < days; day += 1) {
    const last = day * MINUTES + (set[day] as number);
    for (let index = day * MINUTES + (rise[day] as number); index < last; index += 1) {
      if ((up[index] as number) > 0) yield index;
    }
  }
}

type Vector = readonly [number, number, number];

function nearestOf(solids: readonly Solid[], place: Vector, ray: Vector) {
  let nearest: { solid: Solid; distance: number } | null = null;
  for (const solid of solids) {
    const distance = entryOf(solid, ...place, ...ray);
    if (distance < (nearest?.distance ?? Infinity)) nearest = { solid, distance };
  }
  return nearest;
}

function note(
  found: Map<Solid, Shade & { east: number; north: number }>,
  { solid, distance }: { solid: Solid; distance: number },
  [east, north, up]: Vector,
  day: number,
  days: number,
) {
  const level = distance * Math.sqrt(1 - up * up);
  const shade = found.get(solid) ?? {
    solid,
    distance: level,
    azimuth: 0,
    minutes: new Uint16Array(days),
    east: 0,
    north: 0,
  };
  shade.distance = Math.min(shade.distance, level);
  shade.east += east;
  shade.north += north;
  shade.minutes[day] = (shade.minutes[day] as number) + 1;
  found.set(solid, shade);
}

const sum = (minutes: Uint16Array) => minutes.reduce((all, one) => all + one, 0);
