/** What the walls are of. */
export type HouseKind = 'old' | 'stalin' | 'brick' | 'panel' | 'monolith';

/** A row of the parameters. */
export interface Fact {
  name: string;
  value: string;
}

/** A price and the day from which it holds. */
export interface PriceSince {
  /** ISO date. */
  since: string;
  /** Kopecks. */
  price: number;
  reason: string | null;
}
