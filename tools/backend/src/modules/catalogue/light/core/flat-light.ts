import {
  dayOf,
  insolationOf,
  lightOf,
  monthOf,
  normLight,
  roomsThatMust,
  spansOfDay,
  viewOf,
  type RoomInsolation,
  type SunYear,
  type View,
} from '@m30/scene';
import { lightFacts, type LightFacts } from './light-facts.ts';
import { joinSpans, lengthOf, type Spans } from './spans.ts';
import type { PlacedRoom } from './place-windows.ts';
import { tenths, windowView, type SeenPlace, type WindowView } from './window-view.ts';
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

type Outside = 'sky' | 'water' | 'green';

/** What is known of the sun and the view of a flat. */
export interface FlatLight {
  rooms: RoomLight[];
  /** Living rooms that must have the sun by the norm, and that have it; `null` where rooms that are not known could change it. */
  norm: { needed: number; sunny: number; met: boolean | null };
  /** What the catalogue looks for; `null` where no room that people live in is known. */
  facts: LightFacts | null;
}

/** What a flat stands in. */
interface Place extends SeenPlace {
  sun: SunYear;
}

/** Spans of every day of a year by room and window. */
export type FlatDays = Spans[][][];

/** Months whose 22nd is part of every answer. */
const SEASONS = [3, 6, 9, 12];

/** What is shorter is left out, minutes: three times faster than looking at each. */
const STEP = 3;

/** Calculates all figures of a flat: some tens of milliseconds. */
export function flatLight(
  place: Place,
  rooms: readonly PlacedRoom[],
): { light: FlatLight; days: FlatDays } {
  const figures = rooms.map((room) => roomLight(place, room));
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
  place: Place,
  { name, living, windows }: PlacedRoom,
): { light: RoomLight; days: Spans[][] } {
  const { geometry, sun } = place;
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
      view: windowView(place, window, views[index] as View),
    })),
    months: isKnown ? meansByMonth(joined, sun) : [],
    seasons: isKnown ? SEASONS.map((month) => joined[dayOf(sun, month, 22)] ?? []) : [],
    norm: living && isKnown ? normOf(place, windows) : null,
    view: isKnown ? { sky: share('sky'), water: share('water'), green: share('green') } : null,
    opposite: nearest(views),
    shades: roomShades(geometry, sun, windows),
  };
  return { light, days };
}

function normOf({ geometry, sun }: Place, windows: PlacedRoom['windows']) {
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
