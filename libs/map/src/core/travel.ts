import type { Coordinate } from './projection.ts';

/** An address that may be meant. */
export interface AddressSuggestion {
  label: string;
  /** Tells namesakes apart; may be empty. */
  note: string;
}

/** The way by car to an address. */
export interface TravelAnswer {
  /** Whole minutes. */
  minutes: number;
  /** Calculated without traffic. */
  estimate: boolean;
  /** What the address was taken for; `exact` is the house itself. */
  matched: { label: string; exact: boolean };
  /** From the start to the goal. */
  line: readonly Coordinate[];
}

/** A refusal for the visitor to read. */
export interface TravelRefusal {
  refusal: string;
}

/** What the travel calculator asks of its host; a rejection is read as a service that is away. */
export interface Travel {
  suggest: (text: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;
  route: (
    from: Coordinate,
    address: string,
    signal: AbortSignal,
  ) => Promise<TravelAnswer | TravelRefusal>;
}
