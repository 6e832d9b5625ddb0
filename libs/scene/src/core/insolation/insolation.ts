import type { Geometry } from '../geometry/geometry.ts';
import { lightOf, type Light } from '../light/light.ts';
import { spansOfDay, type Span } from '../light/room-light.ts';
import { dayOf } from '../sun/calendar.ts';
import type { SunYear } from '../sun/sun-year.ts';
import type { SceneWindow } from '../window/window.ts';
import { NORTHERN_NORM, roomsThatMust, type InsolationNorm } from './norm.ts';

/** A room by the norm, minutes. */
export interface RoomInsolation {
  spans: readonly Span[];
  longest: number;
  total: number;
  met: boolean;
  /** Met by one stretch, or by several together. */
  how: 'continuous' | 'interrupted' | null;
}

/**
 * A window by ГОСТ Р 57795-2017: its point lies on the sill in the middle of the opening and of the wall's thickness, where
 * the diagonals of the opening cross (appendix А, figure А.1). Trees do not count, houses, roofs and balconies do.
 */
export function normLight(geometry: Geometry, window: SceneWindow): Light {
  const opening = { ...window, reveal: window.wall / 2 };
  return lightOf(geometry, opening, { points: [[0, 0]], trees: false });
}

/**
 * A room on the day of the norm.
 * @param lights `normLight` of each of its windows: their times join (ГОСТ, 5.4)
 * @throws RangeError south of the norm's zone: the others have days and hours of their own
 */
export function insolationOf(
  lights: readonly Light[],
  sun: SunYear,
  norm: InsolationNorm = NORTHERN_NORM,
): RoomInsolation {
  if (sun.latitude < norm.fromLatitude) {
    throw new RangeError(`latitude ${sun.latitude} is south of ${norm.fromLatitude}`);
  }
  const day = dayOf(sun, norm.month, norm.date);
  const first = (sun.rise[day] as number) + norm.lowSun;
  const last = (sun.set[day] as number) - norm.lowSun;
  const spans = spansOfDay(lights, sun, day)
    .map(({ from, to }) => ({ from: Math.max(from, first), to: Math.min(to, last) }))
    .filter(({ from, to }) => from < to);
  return judge(spans, norm);
}

/** Compares times of sun with a norm. */
export function judge(spans: readonly Span[], norm: InsolationNorm): RoomInsolation {
  const lengths = spans.map(({ from, to }) => to - from);
  const longest = Math.max(0, ...lengths);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const how = howMet(longest, total, norm);
  return { spans, longest, total, met: how !== null, how };
}

function howMet(longest: number, total: number, norm: InsolationNorm): RoomInsolation['how'] {
  if (longest >= norm.continuous) return 'continuous';
  if (longest >= norm.stretch && total >= norm.interrupted) return 'interrupted';
  return null;
}

/**
 * Whether a flat has what it must.
 * @param livingRooms its living rooms, kitchens with a living room among them; kitchens do not count
 */
export function flatInsolation(livingRooms: readonly RoomInsolation[]) {
  const needed = roomsThatMust(livingRooms.length);
  const sunny = livingRooms.filter(({ met }) => met).length;
  return { needed, sunny, met: sunny >= needed };
}
