import {
  dayOf,
  flatInsolation,
  insolationOf,
  lightOf,
  minutesOfYear,
  monthOf,
  normLight,
  spansOfDay,
  viewOf,
  type Geometry,
  type RoomInsolation,
  type SunYear,
  type View,
} from '@m30/scene';
import type { PlacedRoom } from './place-windows.ts';

/** What is known of the sun and the view of a room. */
interface RoomLight {
  name: string;
  living: boolean;
  /** Where its windows look, degrees clockwise from north. */
  facing: number[];
  /** Minutes of direct sun a day, mean of each month. */
  months: number[];
  /** Minutes of the day, on 22 March, from the first to before the last. */
  spring: [from: number, to: number][];
  /** By the norm, minutes of 22 April; `null` in a room that nobody lives in. */
  norm: { longest: number; total: number; met: boolean } | null;
  /** Shares of the best view of its windows, per cent. */
  water: number;
  sky: number;
  green: number;
  /** Metres to the nearest house in front of a window; `null` where there is none in the picture. */
  opposite: number | null;
}

/** What is known of the sun and the view of a flat. */
export interface FlatLight {
  rooms: RoomLight[];
  /** Living rooms that must have the sun by the norm, and that have it. */
  norm: { needed: number; sunny: number; met: boolean };
}

/** Works out all figures of a flat: some tens of milliseconds. */
export function flatLight(
  geometry: Geometry,
  sun: SunYear,
  rooms: readonly PlacedRoom[],
): FlatLight {
  const figures = rooms.map((room) => roomLight(geometry, sun, room));
  const living = figures.flatMap(({ insolation }) => insolation ?? []);
  return { rooms: figures.map(({ light }) => light), norm: flatInsolation(living) };
}

function roomLight(geometry: Geometry, sun: SunYear, { name, living, windows }: PlacedRoom) {
  const lights = windows.map((window) => lightOf(geometry, window));
  const insolation = living
    ? insolationOf(
        windows.map((window) => normLight(geometry, window)),
        sun,
      )
    : null;
  const views = windows.map((window) => viewOf(geometry, window));
  const spring = spansOfDay(lights, sun, dayOf(sun, 3, 22));
  const light: RoomLight = {
    name,
    living,
    facing: [...new Set(windows.map(({ facing }) => facing))],
    months: meansByMonth(minutesOfYear(lights, sun), sun),
    spring: spring.map(({ from, to }) => [from, to]),
    norm: insolation && normOf(insolation),
    water: best(views, 'water'),
    sky: best(views, 'sky'),
    green: best(views, 'green'),
    opposite: nearest(views),
  };
  return { light, insolation };
}

const normOf = ({ longest, total, met }: RoomInsolation) => ({ longest, total, met });

function meansByMonth(minutes: Uint16Array, sun: SunYear): number[] {
  const days = Array.from({ length: 12 }, (): number[] => []);
  minutes.forEach((all, day) => days[monthOf(sun, day) - 1]?.push(all));
  return days.map((all) => Math.round(all.reduce((sum, one) => sum + one, 0) / all.length));
}

const best = (views: readonly View[], seen: 'water' | 'sky' | 'green') =>
  Math.round(Math.max(0, ...views.map(({ shares }) => shares[seen])) * 100);

function nearest(views: readonly View[]): number | null {
  const distances = views.flatMap(({ opposite }) => opposite?.distance ?? []);
  return distances.length > 0 ? Math.round(Math.min(...distances) * 10) / 10 : null;
}
