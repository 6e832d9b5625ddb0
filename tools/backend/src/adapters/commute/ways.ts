import type { Coordinate } from '../travel/types.ts';
import { footField, type Crosses, type FootField } from './foot-field.ts';
import type { FootGraph } from './foot-graph.ts';
import type { Metro } from './metro.ts';
import { ENTRANCE, EXIT, WAIT } from './model.ts';
import { ride } from './ride.ts';

/** The train of a way: stations at the home and at the address, and how often one changes. */
export interface Train {
  readonly from: string;
  readonly to: string;
  readonly changes: number;
}

/** A way between an address and a home. */
interface CommuteWay {
  readonly seconds: number;
  /** `null` on foot, also where walking is quicker than the metro. */
  readonly train: Train | null;
}

/** Ways to one address from any home; `null` where it is farther than an answer goes. */
type WaysTo = (home: Coordinate) => CommuteWay | null;

/** Ways on foot and by metro; both directions take the same time. */
export interface Ways {
  foot(address: Coordinate): WaysTo;
  metro(address: Coordinate): WaysTo;
}

/** Makes the ways over streets and under ground. */
export function createWays(streets: FootGraph, crosses: Crosses, metro: Metro): Ways {
  const walkTo =
    (field: FootField, trainOf: (seed: number) => Train | null): WaysTo =>
    (home) => {
      const reached = field.to(home);
      return reached && { seconds: reached.seconds, train: trainOf(reached.seed) };
    };

  return {
    foot: (address) =>
      walkTo(footField(streets, crosses, [{ place: address, seconds: 0 }]), () => null),
    metro(address) {
      const start = { place: address, seconds: 0 };
      const near = footField(streets, crosses, [start]);
      const rides = ride(
        metro,
        metro.stations.map(({ place }) => (near.to(place)?.seconds ?? Infinity) + ENTRANCE + WAIT),
      );
      const exits = metro.stations.map(({ place }, index) => ({
        place,
        seconds: (rides[index]?.seconds ?? Infinity) + EXIT,
      }));
      const nameOf = (station: number | undefined) => metro.stations[station ?? -1]?.name ?? '';
      return walkTo(footField(streets, crosses, [start, ...exits]), (seed) => {
        const lastRide = rides[seed - 1];
        return lastRide
          ? { from: nameOf(seed - 1), to: nameOf(lastRide.from), changes: lastRide.changes }
          : null;
      });
    },
  };
}
