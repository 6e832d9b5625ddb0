import type { NearbyKind } from '@m30/api/filters';
import type { InfrastructureGroup } from '../../../src/modules/estate/types.ts';

/** A place near the house: name and the walk to it in minutes; one that filters of flats ask for has its kind and where it stands. */
type PlaceSeed = readonly [
  name: string,
  minutes: number,
  kind?: NearbyKind,
  at?: readonly [lat: number, lon: number],
];

/** What a buyer has said. */
interface ReviewSeed {
  /** ISO date. */
  date: string;
  author: string;
  /** What was bought: «студия, корпус 2». */
  purchase: string;
  text: string;
  /** From 1 to 5. @default 5 */
  rating?: number;
}

/** What the page of a complex tells besides its flats. */
export interface AroundSeed {
  vendor: string;
  places: Readonly<Record<InfrastructureGroup, readonly PlaceSeed[]>>;
  questions: readonly (readonly [question: string, answer: string])[];
  reviews: readonly ReviewSeed[];
  /** Number of the building permit and the day of the declaration, as they are printed. */
  permit: string;
  /** ISO date. */
  declared: string;
}
