import * as v from 'valibot';
import { TravelError, type Way } from './types.ts';

/** The answer of OSRM and of Mapbox Directions v5, which speak alike. */
export const WaysSchema = v.object({
  code: v.string(),
  routes: v.optional(
    v.array(
      v.object({
        distance: v.number(),
        duration: v.number(),
        geometry: v.object({ coordinates: v.array(v.tuple([v.number(), v.number()])) }),
      }),
    ),
  ),
  waypoints: v.optional(v.array(v.object({ distance: v.optional(v.number()) }))),
});

/** Metres from a place to its road past which a way says nothing. */
const FARTHEST = 15_000;

/** The first way of an answer; throws `too-far` where there is none and `away` for anything else. */
export function toWay(
  { code, routes = [], waypoints = [] }: v.InferOutput<typeof WaysSchema>,
  { estimate }: { estimate: boolean },
): Way {
  if (/^No(Route|Segment)$/.test(code)) throw new TravelError('too-far');
  const [route] = routes;
  if (code !== 'Ok' || !route) throw new TravelError('away', `answered ${code}`);
  if (waypoints.some(({ distance = 0 }) => distance > FARTHEST)) throw new TravelError('too-far');
  return {
    metres: Math.round(route.distance),
    seconds: route.duration,
    line: route.geometry.coordinates.map(([longitude, latitude]) => [latitude, longitude] as const),
    estimate,
  };
}
