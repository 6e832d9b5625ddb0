import type { Point } from '../scene/scene.schema.ts';

const RADIAN = Math.PI / 180;
/** WGS 84: half of the equator's diameter, metres, and the square of the first eccentricity. */
const EQUATOR = 6_378_137;
const ECCENTRICITY = 0.006_694_38;

/**
 * Metres to the east and to the north of an origin, on the plane that touches the earth there: right to a centimetre
 * within some kilometres.
 * @param origin latitude and longitude, degrees
 */
export function localMetres(
  origin: readonly [latitude: number, longitude: number],
  latitude: number,
  longitude: number,
): Point {
  const sin = Math.sin(origin[0] * RADIAN);
  const w = Math.sqrt(1 - ECCENTRICITY * sin * sin);
  const alongMeridian = (EQUATOR * (1 - ECCENTRICITY)) / w ** 3;
  const alongParallel = (EQUATOR / w) * Math.cos(origin[0] * RADIAN);
  return [
    (longitude - origin[1]) * RADIAN * alongParallel,
    (latitude - origin[0]) * RADIAN * alongMeridian,
  ];
}
