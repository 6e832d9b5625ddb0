import { monthOf, shadesOf, type Geometry, type SceneWindow, type SunYear } from '@m30/scene';

/** A house that takes the sun from a room. */
export interface RoomShade {
  /** Name of the body: label of a building, or `neighbour 3`. */
  name: string;
  /** Metres. */
  height: number;
  distance: number;
  /** Mean azimuth of the sun behind it, degrees. */
  azimuth: number;
  /** Months in which it takes sun, 1…12. */
  months: number[];
  /** Minutes that it takes on the day on which it takes the most. */
  most: number;
}

/** Days between two that are looked at: what shades changes slowly. */
const STEP = 24;
/** A house that takes less on its worst day is not worth a line, minutes. */
const LEAST = 10;
/** Lines that a room has. */
const MOST = 3;

const sampled = new WeakMap<SunYear, SunYear>();

/** The same year with the sun up on every twenty-fourth day alone, so that each month has one. */
function sampleOf(sun: SunYear): SunYear {
  const known = sampled.get(sun);
  if (known) return known;
  const set = sun.set.map((minute, day) => (day % STEP === 0 ? minute : 0));
  const sample = { ...sun, set };
  sampled.set(sun, sample);
  return sample;
}

/** What takes the sun from a room's largest window, the most first. */
export function roomShades(
  geometry: Geometry,
  sun: SunYear,
  windows: readonly SceneWindow[],
): RoomShade[] {
  const [largest] = windows.toSorted((one, other) => other.width - one.width);
  if (!largest) return [];
  return shadesOf(geometry, largest, sampleOf(sun))
    .map(({ solid, distance, azimuth, minutes }) => ({
      name: solid.name,
      height: Math.round(solid.top * 10) / 10,
      distance: Math.round(distance),
      azimuth: Math.round(azimuth),
      months: [...new Set([...minutes].flatMap((all, day) => (all > 0 ? monthOf(sun, day) : [])))],
      most: Math.max(...minutes),
    }))
    .filter(({ most }) => most >= LEAST)
    .slice(0, MOST);
}
