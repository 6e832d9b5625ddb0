import type { GraphRouter } from '../../../adapters/travel/graph-router.ts';
import {
  CENTRE,
  TravelError,
  type Coordinate,
  type Geocoder,
  type Place,
  type Router,
  type Way,
} from '../../../adapters/travel/types.ts';

/** Whole minutes by car; `null` off the embedded roads. */
interface Landmarks {
  /** To the ring road. */
  time_cad: number | null;
  /** To the centre. */
  time_center: number | null;
}

/** Addresses and routes, independent of the provider. */
export interface Travel {
  /** Places that what was typed so far may mean, best first; empty where nothing does. */
  suggest(text: string): Promise<Place[]>;
  /** The place that an address means; rejects with `TravelError` `not-found` or `away`. */
  find(address: string): Promise<Place>;
  /** The way by car; rejects with `TravelError` `too-far` or `away`. */
  route(from: Coordinate, to: Coordinate): Promise<Way>;
  /**
   * Whole minutes by car from each complex to a place, by one search over the embedded roads: an
   * estimate without traffic. Complexes farther off than the roads reach are left out.
   */
  minutesToComplexes(from: Coordinate): ReadonlyMap<string, number>;
  /** From a place; remembered, so for places of the catalogue only. */
  landmarksOf(place: Coordinate): Landmarks;
}

/** What the travel of a region is made of. */
export interface TravelParts {
  /** Asked in this order: who finds nothing or does not answer leaves it to the next. */
  geocoders: readonly Geocoder[];
  /** Asked in this order: who does not answer leaves it to the next. */
  routers: readonly Router[];
  /** The embedded roads. */
  roads: () => GraphRouter;
  /** Complexes as they are now, by vendor. */
  complexes: () => ReadonlyMap<string, Coordinate>;
  /** Told of each service that did not answer. */
  onAway: (error: unknown) => void;
}

/** The name of the ring road in the graph. */
const RING = 'КАД';

/** Joins services so that a failing one is stepped over. */
export function createTravel({
  geocoders,
  routers,
  roads,
  complexes,
  onAway,
}: TravelParts): Travel {
  /** The first answer that is one; `null` where all found nothing. */
  async function firstOf<Service, Answer>(
    services: readonly Service[],
    ask: (service: Service) => Promise<Answer | null>,
  ): Promise<Answer | null> {
    let away: unknown;
    for (const service of services) {
      try {
        const answer = await ask(service);
        if (answer !== null) return answer;
      } catch (error) {
        if (error instanceof TravelError && error.problem !== 'away') throw error;
        onAway(error);
        away = error;
      }
    }
    // Who did not answer might have known.
    if (away) throw new TravelError('away', 'no service answered', { cause: away });
    return null;
  }

  /** Of complexes and the centre: a few, and they do not move. */
  const landmarks = new Map<string, Landmarks>();
  function calculateLandmarks(place: Coordinate): Landmarks {
    const toCentre = roads().minutesTo(CENTRE, new Map([['place', place]]));
    return {
      time_cad: roads().minutesToRoad(place, RING),
      time_center: toCentre.get('place') ?? null,
    };
  }

  return {
    async suggest(text) {
      const found = await firstOf(geocoders, async (service) => {
        const places = await service.suggest(text);
        return places.length > 0 ? places : null;
      });
      return found ?? [];
    },
    async find(address) {
      const place = await firstOf(geocoders, (service) => service.find(address));
      if (!place) throw new TravelError('not-found');
      return place;
    },
    async route(from, to) {
      const way = await firstOf(routers, (service) => service.route(from, to));
      if (!way) throw new TravelError('too-far');
      return way;
    },
    minutesToComplexes: (from) => roads().minutesTo(from, complexes()),
    landmarksOf(place) {
      const key = place.join();
      const known = landmarks.get(key) ?? calculateLandmarks(place);
      landmarks.set(key, known);
      return known;
    },
  };
}
