import {
  dayOf,
  EYES,
  insolationOf,
  lightOf,
  monthOf,
  normLight,
  roomsThatMust,
  spansOfDay,
  viewOf,
  type Geometry,
  type RoomInsolation,
  type SunYear,
  type View,
} from '@m30/scene';
import { lightFacts, type LightFacts } from './light-facts.ts';
import { joinSpans, lengthOf, type Spans } from './spans.ts';
import type { PlacedRoom } from './place-windows.ts';
import { roomShades, type RoomShade } from './room-shades.ts';

/** What is known of the sun and the view of a room. */
export interface RoomLight {
  name: string;
  living: boolean;
  /** Which windows of its drawing, and where each looks, degrees clockwise from north; none: nothing is known of the room. */
  windows: { at: number; facing: number; view: WindowView }[];
  /** Minutes of direct sun a day, mean of each month. */
  months: number[];
  /** Sun on the 22nd of March, June, September and December. */
  seasons: Spans[];
  /** By the norm, minutes of 22 April; `null` in a room that nobody lives in, or that is not known. */
  norm: { longest: number; total: number; met: boolean } | null;
  /** Shares of the best view of its windows, per cent. */
  view: Record<Outside, number> | null;
  /** Metres to the nearest house in front of a window; `null` where there is none in the picture. */
  opposite: number | null;
  shades: RoomShade[];
}

/** What is seen from a window: shares of the picture, per cent; metres. */
export type WindowView = Record<Seen, number> & {
  /** Height of the eyes above the street. */
  eyes: number;
  /** The nearest house in the picture, however low, and its top above the eyes; `null` where there is none. */
  nearest: { distance: number; rise: number } | null;
};

type Seen = keyof View['shares'];

type Outside = 'sky' | 'water' | 'green';

/** What is known of the sun and the view of a flat. */
export interface FlatLight {
  rooms: RoomLight[];
  /** Living rooms that must have the sun by the norm, and that have it; `null` where rooms that are not known could change it. */
  norm: { needed: number; sunny: number; met: boolean | null };
  /** What the catalogue looks for; `null` where no room that people live in is known. */
  facts: LightFacts | null;
}

/** Spans of every day of a year by room and window. */
export type FlatDays = Spans[][][];

/** Months whose 22nd is part of every answer. */
const SEASONS = [3, 6, 9, 12];

/** What is shorter is left out, minutes: three times faster than looking at each. */
const STEP = 3;

/** Calculates all figures of a flat: some tens of milliseconds. */
export function flatLight(
  geometry: Geometry,
  sun: SunYear,
  rooms: readonly PlacedRoom[],
): { light: FlatLight; days: FlatDays } {
  const figures = rooms.map((room) => roomLight(geometry, sun, room));
  const living = rooms.filter((room) => room.living);
  const needed = roomsThatMust(living.length);
  const sunny = figures.filter(({ light }) => light.norm?.met).length;
  const isWhole = living.every(({ windows }) => windows.length > 0);
  const met = sunny >= needed || (isWhole ? false : null);
  const told = figures.map(({ light }) => light);
  return {
    light: { rooms: told, norm: { needed, sunny, met }, facts: lightFacts(told) },
    days: figures.map(({ days }) => days),
  };
}

function roomLight(
  geometry: Geometry,
  sun: SunYear,
  { name, living, windows }: PlacedRoom,
): { light: RoomLight; days: Spans[][] } {
  const days = windows.map((window) => {
    const light = [lightOf(geometry, window)];
    return Array.from({ length: sun.days }, (_, day) =>
      spansOfDay(light, sun, day, { step: STEP }).flatMap(({ from, to }) => [from, to]),
    );
  });
  const isKnown = windows.length > 0;
  const joined = isKnown
    ? Array.from({ length: sun.days }, (_, day) => joinSpans(days.map((one) => one[day] ?? [])))
    : [];
  const views = windows.map((window) => viewOf(geometry, window));
  const share = (seen: Outside) =>
    Math.round(Math.max(...views.map(({ shares }) => shares[seen])) * 100);
  const light: RoomLight = {
    name,
    living,
    windows: windows.map((window, index) => ({
      at: window.at,
      facing: window.facing,
      view: windowView(window, views[index] as View),
    })),
    months: isKnown ? meansByMonth(joined, sun) : [],
    seasons: isKnown ? SEASONS.map((month) => joined[dayOf(sun, month, 22)] ?? []) : [],
    norm: living && isKnown ? normOf(geometry, sun, windows) : null,
    view: isKnown ? { sky: share('sky'), water: share('water'), green: share('green') } : null,
    opposite: nearest(views),
    shades: roomShades(geometry, sun, windows),
  };
  return { light, days };
}

function windowView(
  { floor }: PlacedRoom['windows'][number],
  { shares, nearest }: View,
): WindowView {
  const { sky, water, green, house, ground } = shares;
  const percent = (share: number) => Math.round(share * 100);
  return {
    ...{ sky: percent(sky), water: percent(water), green: percent(green) },
    ...{ house: percent(house), ground: percent(ground) },
    eyes: tenths(floor + EYES),
    nearest: nearest && { distance: tenths(nearest.distance), rise: tenths(nearest.rise) },
  };
}

const tenths = (metres: number) => Math.round(metres * 10) / 10;

function normOf(geometry: Geometry, sun: SunYear, windows: PlacedRoom['windows']) {
  const lights = windows.map((window) => normLight(geometry, window));
  const { longest, total, met }: RoomInsolation = insolationOf(lights, sun);
  return { longest, total, met };
}

function meansByMonth(days: readonly Spans[], sun: SunYear): number[] {
  const lengths = Array.from({ length: 12 }, (): number[] => []);
  days.forEach((spans, day) => lengths[monthOf(sun, day) - 1]?.push(lengthOf(spans)));
  return lengths.map((all) => Math.round(all.reduce((sum, one) => sum + one, 0) / all.length));
}

function nearest(views: readonly View[]): number | null {
  const distances = views.flatMap(({ opposite }) => opposite?.distance ?? []);
  return distances.length > 0 ? tenths(Math.min(...distances)) : null;
}
