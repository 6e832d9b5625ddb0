import { DEFAULT_COMMUTE_BY, type CommuteBy } from '@m30/api/filters';
import type { GraphRouter } from '../../../adapters/travel/graph-router.ts';
import type { Train, Ways } from '../../../adapters/commute/ways.ts';
import {
  CENTRE,
  TravelError,
  wholeMinutes,
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

/** A way from a complex to an address. */
interface ComplexWay {
  /** Whole ones, one at least. */
  minutes: number;
  /** `null` by car, on foot, and where walking is quicker than the metro. */
  train: Train | null;
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
  /** The way from each complex to an address; complexes that are too far off are left out. */
  waysToComplexes(address: Coordinate, by?: CommuteBy): ReadonlyMap<string, ComplexWay>;
  /** Whole minutes of the way from each place to an address; places that are too far off are left out. */
  minutesFrom<Key>(
    places: ReadonlyMap<Key, Coordinate>,
    address: Coordinate,
    by: CommuteBy,
  ): ReadonlyMap<Key, number>;
  /** Ways on foot to one address from anywhere. */
  foot: Ways['foot'];
  /** A place in words. */
  nameOf(place: Coordinate): string;
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
  /** Ways on foot and by metro. */
  ways: () => Ways;
  /** A place in words. */
  nameOf: (place: Coordinate) => string;
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
  ways,
  nameOf,
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

  function waysFrom<Key>(
    homes: ReadonlyMap<Key, Coordinate>,
    address: Coordinate,
    by: CommuteBy,
  ): Map<Key, ComplexWay> {
    if (by === 'car') {
      const minutes = roads().minutesTo(address, homes);
      return new Map([...minutes].map(([key, time]) => [key, { minutes: time, train: null }]));
    }
    const wayFrom = ways()[by](address);
    return new Map(
      [...homes].flatMap(([key, home]) => {
        const way = wayFrom(home);
        return way ? [[key, { minutes: wholeMinutes(way.seconds), train: way.train }]] : [];
      }),
    );
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
    waysToComplexes: (address, by = DEFAULT_COMMUTE_BY) => waysFrom(complexes(), address, by),
    minutesFrom: (places, address, by) =>
      new Map([...waysFrom(places, address, by)].map(([key, { minutes }]) => [key, minutes])),
    foot: (address) => ways().foot(address),
    nameOf,
    landmarksOf(place) {
      const key = place.join();
      const known = landmarks.get(key) ?? calculateLandmarks(place);
      landmarks.set(key, known);
      return known;
    },
  };
}
