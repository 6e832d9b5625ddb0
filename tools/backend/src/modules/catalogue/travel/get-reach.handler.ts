import { getReach } from '@m30/api';
import { DEFAULT_COMMUTE_BY } from '@m30/api/filters';
import { implement } from '../../../kernel/method/implement.ts';
import { reachOf } from '../../../adapters/commute/reach.ts';
import { placeOf } from './place-of.ts';
import { limitTravel } from './refuse-travel.ts';

/** Returns the land from where an address is near enough. */
export const getReachHandler = implement(
  getReach,
  ({ work, by = DEFAULT_COMMUTE_BY, minutes }, call) => {
    // Thousands of ways are counted for it.
    limitTravel(call);
    const { travel } = call.services;
    const place = placeOf(work);
    if (!place) return { rings: [] };
    const rings = reachOf({ place, by, minutes }, (places) =>
      travel.minutesFrom(places, place, by),
    );
    return { rings: rings.map((ring) => ring.map(([lat, lon]): [number, number] => [lat, lon])) };
  },
);
