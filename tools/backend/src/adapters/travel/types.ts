/** Latitude and longitude in degrees. */
export type Coordinate = readonly [latitude: number, longitude: number];

/** Дворцовая площадь, from which the city counts. */
export const CENTRE: Coordinate = [59.939, 30.3158];

/** Why there is no answer for the visitor. */
export type TravelProblem = 'not-found' | 'too-far' | 'away';

/** No address or no way: `away` means that a service did not answer, the others are answers. */
export class TravelError extends Error {
  override readonly name = 'TravelError';
  readonly problem: TravelProblem;

  constructor(problem: TravelProblem, message: string = problem, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/** What an address turned out to be. */
export interface Place {
  /** As a visitor reads it: «Невский проспект, 28». */
  label: string;
  /** What it is or where, to tell namesakes apart: «улица», «станция метро». */
  note: string;
  coordinate: Coordinate;
  /** The house itself was found, not only its street or town. */
  exact: boolean;
}

/** Turns words into places; both reject with `TravelError('away')` where the service does not answer. */
export interface Geocoder {
  /** Places that what was typed so far may mean, best first. */
  suggest(text: string): Promise<Place[]>;
  /** The place that an address means; `null` when there is none. */
  find(text: string): Promise<Place | null>;
}

/** One way by car. */
export interface Way {
  metres: number;
  seconds: number;
  /** From the start to the goal, 2 points or more. */
  line: Coordinate[];
  /** Calculated without traffic. */
  estimate: boolean;
}

/** Finds the way; rejects with `TravelError` `too-far` or `away`. */
export interface Router {
  route(from: Coordinate, to: Coordinate): Promise<Way>;
}

/** Whole minutes of a time in seconds, one at least. */
export const wholeMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));
