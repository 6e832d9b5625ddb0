import type { Coordinate, Router } from './types.ts';
import { askJson, type AskOptions } from './ask-json.ts';
import { toWay, WaysSchema } from './way-schema.ts';

/** `longitude,latitude`, as OSRM and Mapbox write it. */
export const lonLat = ([latitude, longitude]: Coordinate) =>
  `${longitude.toFixed(6)},${latitude.toFixed(6)}`;

/**
 * Ways by any OSRM server; it knows no traffic.
 * @param base address of the server without a trailing slash
 */
export function createOsrm(base: string, options: AskOptions = {}): Router {
  return {
    async route(from, to) {
      const url = new URL(`${base}/route/v1/driving/${lonLat(from)};${lonLat(to)}`);
      url.search = '?overview=simplified&geometries=geojson&alternatives=false';
      return toWay(await askJson(url, WaysSchema, options), { estimate: true });
    },
  };
}
