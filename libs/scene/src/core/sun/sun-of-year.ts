import { Body, Equator, Observer, Refraction, SiderealTime } from 'astronomy-engine';
import { calendarOf, instantOf } from './calendar.ts';
import { tabulate, type SunPosition, type SunYear } from './sun-year.ts';

export interface SunOptions {
  /** A common year stands for all: between years the sun of a day differs by less than 0.2°. */
  year: number;
  /** Minutes by which the place's clocks are ahead of UTC: 180 in Moscow. */
  utcOffset: number;
}

/** The library is asked four times a day; between, straight lines are right to 0.0001°. */
const STEP = 360;
const RADIAN = Math.PI / 180;
const TURN = 360;

/**
 * Tabulates the sun's apparent position (refraction included) for a place and a year.
 * Right ascension, declination and sidereal time are astronomy-engine's (VSOP87 and IAU 2006, within 1′); the rest is
 * spherical trigonometry.
 * @param coordinate latitude and longitude, degrees
 * @throws RangeError for a year outside of 1900–2100
 */
export function sunOfYear(coordinate: readonly [number, number], options: SunOptions): SunYear {
  const [latitude, longitude] = coordinate;
  const calendar = calendarOf(options.year, options.utcOffset);
  const observer = new Observer(latitude, longitude, 0);
  const samples = Array.from({ length: (calendar.days * 1440) / STEP + 2 }, (_, index) =>
    sample(observer, instantOf(calendar, 0, index * STEP)),
  );
  return tabulate(options.year, options.utcOffset, latitude, (day, minute) => {
    const at = (day * 1440 + minute) / STEP;
    const [before, after] = samples.slice(Math.floor(at), Math.floor(at) + 2) as [Sample, Sample];
    return horizontal(latitude, between(before, after, at % 1));
  });
}

/**
 * The sun's apparent position at one instant.
 * @param coordinate latitude and longitude, degrees
 * @param instant ms since 1970
 */
export function sunAt(
  [latitude, longitude]: readonly [number, number],
  instant: number,
): SunPosition {
  return horizontal(latitude, sample(new Observer(latitude, longitude, 0), instant));
}

/** Hour angle (degrees, 0 at noon, growing to the west) and declination. */
interface Sample {
  hourAngle: number;
  declination: number;
}

function sample(observer: Observer, instant: number): Sample {
  const date = new Date(instant);
  const { ra, dec } = Equator(Body.Sun, date, observer, true, true);
  return {
    hourAngle: (SiderealTime(date) - ra) * 15 + observer.longitude,
    declination: dec,
  };
}

function between(before: Sample, after: Sample, share: number): Sample {
  // A quarter of a day turns the sky by about 90°, whatever whole turns the library leaves out.
  const turned = after.hourAngle - before.hourAngle;
  const step = turned + TURN * Math.round((90 - turned) / TURN);
  return {
    hourAngle: before.hourAngle + step * share,
    declination: before.declination + (after.declination - before.declination) * share,
  };
}

function horizontal(latitude: number, { hourAngle, declination }: Sample): SunPosition {
  const [phi, delta, h] = [latitude * RADIAN, declination * RADIAN, hourAngle * RADIAN];
  const east = -Math.cos(delta) * Math.sin(h);
  const north = Math.sin(delta) * Math.cos(phi) - Math.cos(delta) * Math.sin(phi) * Math.cos(h);
  const up = Math.sin(delta) * Math.sin(phi) + Math.cos(delta) * Math.cos(phi) * Math.cos(h);
  const altitude = Math.asin(up) / RADIAN;
  return {
    azimuth: (Math.atan2(east, north) / RADIAN + TURN) % TURN,
    altitude: altitude < -1 ? altitude : altitude + Refraction('normal', altitude),
  };
}
