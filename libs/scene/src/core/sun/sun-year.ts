import { BINS, binOf } from '../azimuth/azimuth.ts';
import { calendarOf, type Calendar } from './calendar.ts';

/** Directions to the sun's middle for every minute of a year: what figures of windows are made from. */
export interface SunYear extends Calendar {
  /** Latitude, degrees. */
  latitude: number;
  /** First minute of each day with the sun above the horizon; 1440 where there is none. */
  rise: Uint16Array;
  /** First minute after the last one with the sun above the horizon; 0 where there is none. */
  set: Uint16Array;
  /** By `day * 1440 + minute`: parts of the unit vector towards the sun. `up` is negative below the horizon. */
  east: Float32Array;
  north: Float32Array;
  up: Float32Array;
  /** Rise of a ray to the sun for a metre on the level. */
  slope: Float32Array;
  /** Azimuth in bins of half a degree. */
  bin: Uint16Array;
}

export const MINUTES = 1440;

/** Where the sun stands: degrees clockwise from north, degrees above the horizon. */
export interface SunPosition {
  azimuth: number;
  altitude: number;
}

/**
 * Tabulates a year.
 * @param positionAt the sun's position by day of the year (0…) and minute of the day
 */
export function tabulate(
  year: number,
  utcOffset: number,
  latitude: number,
  positionAt: (day: number, minute: number) => SunPosition,
): SunYear {
  const calendar = calendarOf(year, utcOffset);
  const size = calendar.days * MINUTES;
  const sun: SunYear = {
    ...calendar,
    latitude,
    rise: new Uint16Array(calendar.days).fill(MINUTES),
    set: new Uint16Array(calendar.days),
    east: new Float32Array(size),
    north: new Float32Array(size),
    up: new Float32Array(size).fill(-1),
    slope: new Float32Array(size),
    bin: new Uint16Array(size).fill(BINS),
  };
  for (let day = 0; day < calendar.days; day += 1) {
    for (let minute = 0; minute < MINUTES; minute += 1) fill(sun, day, minute, positionAt);
  }
  return sun;
}

const RADIAN = Math.PI / 180;

function fill(
  sun: SunYear,
  day: number,
  minute: number,
  positionAt: (day: number, minute: number) => SunPosition,
) {
  const { azimuth, altitude } = positionAt(day, minute);
  if (altitude <= 0) return;
  const index = day * MINUTES + minute;
  const level = Math.cos(altitude * RADIAN);
  sun.east[index] = level * Math.sin(azimuth * RADIAN);
  sun.north[index] = level * Math.cos(azimuth * RADIAN);
  sun.up[index] = Math.sin(altitude * RADIAN);
  sun.slope[index] = Math.tan(altitude * RADIAN);
  sun.bin[index] = binOf(azimuth);
  sun.rise[day] = Math.min(sun.rise[day] as number, minute);
  sun.set[day] = minute + 1;
}

/** Azimuth and altitude at a minute of the table, degrees; `null` while the sun is down. */
export function positionIn(sun: SunYear, day: number, minute: number): SunPosition | null {
  const index = day * MINUTES + minute;
  const up = sun.up[index] ?? -1;
  if (up <= 0) return null;
  const azimuth = Math.atan2(sun.east[index] as number, sun.north[index] as number) / RADIAN;
  return { azimuth: (azimuth + 360) % 360, altitude: Math.asin(up) / RADIAN };
}
