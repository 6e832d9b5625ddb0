import type { Ways } from '../../../adapters/commute/ways.ts';
import { metresBetween } from '../../../adapters/travel/distance.ts';
import type { Coordinate } from '../../../adapters/travel/types.ts';

/** Minutes on foot that a place is told of within: the longest that a filter of flats offers has to be in it. */
const FARTHEST_MINUTES = 30;

/** Streets are longer than the way of a crow; metres a minute at 4.8 km/h. */
const [DETOUR, PACE] = [1.3, 80];

/** Whole minutes on foot, one at least; `null` where it is farther than a place is told of. */
export type Walk = (to: Coordinate) => number | null;

/** Walks from a place by the road graph, both ways alike; where its streets do not reach, by the distance and a usual detour. */
export function walkFrom(ways: Pick<Ways, 'foot'>, from: Coordinate): Walk {
  const wayTo = ways.foot(from);
  return (to) => {
    const way = wayTo(to);
    const minutes = way ? way.seconds / 60 : (metresBetween(from, to) * DETOUR) / PACE;
    return minutes > FARTHEST_MINUTES ? null : Math.max(1, Math.ceil(minutes));
  };
}
