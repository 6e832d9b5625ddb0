const RADIAN = Math.PI / 180;

/** Where the sun stands: degrees clockwise from north, degrees above the horizon. */
export interface SunPlace {
  azimuth: number;
  altitude: number;
}

/**
 * The sun at a minute of a day, within 0.1°: enough to draw by; figures come from the server, which knows it better.
 * Source: the low-precision formulas of the Astronomical Almanac (mean longitude, mean anomaly, obliquity).
 * @param instant ms since 1970
 */
export function sunAt([latitude, longitude]: readonly [number, number], instant: number): SunPlace {
  const days = instant / 86_400_000 - 10_957.5;
  const anomaly = (357.528 + 0.985_600_3 * days) * RADIAN;
  const ecliptic =
    (280.46 + 0.985_647_4 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) *
    RADIAN;
  const tilt = (23.439 - 0.000_000_4 * days) * RADIAN;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic));
  const declination = Math.asin(Math.sin(tilt) * Math.sin(ecliptic));
  const sidereal = (280.460_62 + 360.985_647_37 * days + longitude) * RADIAN;
  const hour = sidereal - ascension;
  const phi = latitude * RADIAN;
  const east = -Math.cos(declination) * Math.sin(hour);
  const north =
    Math.sin(declination) * Math.cos(phi) - Math.cos(declination) * Math.sin(phi) * Math.cos(hour);
  const up =
    Math.sin(declination) * Math.sin(phi) + Math.cos(declination) * Math.cos(phi) * Math.cos(hour);
  return {
    azimuth: (Math.atan2(east, north) / RADIAN + 360) % 360,
    altitude: Math.asin(up) / RADIAN,
  };
}
