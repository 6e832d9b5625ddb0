import type { Finish, FinishSet, PaymentKind } from '../../src/modules/estate/types.ts';

/** Side of the world a facade looks to, as in the outlines. */
export type Side = 'N' | 'E' | 'S' | 'W';

/** Flats with one layout on the floors of a section: first floor, last floor, name of the row. */
type RowOnFloors = readonly [first: number, last: number, row: string];

/** What stands on a section, from its lowest floor with flats on. */
type Stack = readonly [typical: RowOnFloors, ...above: RowOnFloors[]];

/** Year and quarter of the keys; `null` is a completed building. */
export type HandoverSeed = readonly [year: number, quarter: 1 | 2 | 3 | 4] | null;

/** One building as the company plans it. */
export interface BuildingSeed {
  /** Its name in the outlines. */
  label: string;
  /** Where the long facade looks. */
  main: Side;
  floors: number;
  handover: HandoverSeed;
  /** ISO date of the permit of commissioning of a completed building. */
  commissioned?: string;
  /** Months by which a tall tower is ahead of a low house with the same keys. @default 0 */
  ahead?: number;
  /** Months of the plan that a month has brought until now. @default 1 */
  pace?: number;
  /** @default true */
  onSale?: boolean;
  /** Side and lowest floor from which windows see the water. */
  water?: { sides: readonly Side[]; from: number };
  /** Sections from the first entrance on; none where a building holds premises only. */
  sections: readonly Stack[];
  /** Share of the free flats that are sold cheaper now, 0…1. @default 0 */
  discounted?: number;
  /** Where its flats are handed over differently from the others. */
  finish?: Finish;
  /** Share of the flats that are handed over with furniture, 0…1. @default 0 */
  furnished?: number;
}

/** One residential complex: its texts, figures and buildings. */
export interface ComplexSeed {
  vendor: string;
  /** Start of the lots' ids: `k` gives `k2-57`. */
  code: string;
  name: string;
  title: string;
  place: string;
  address: string;
  /** Latitude, longitude. */
  coordinate: readonly [number, number];
  housingClass: string;
  metro: { name: string; minutes: number } | null;
  summary: string;
  about: readonly string[];
  floors: string;
  ceiling: number;
  finish: Finish;
  /** Palette of its lobbies and finished flats; none where no drawing shows them. */
  finishSet?: FinishSet;
  /** What its page says in large letters: made of what, where, for what. */
  headline: string;
  /** What stands beside its pictures, by their view. */
  story: Readonly<Partial<Record<'facade' | 'courtyard', string>>>;
  /** Thousand roubles a m². */
  pricePerMetre: readonly [from: number, to: number];
  /** Ways to pay. @default all of them but instalments */
  payments?: readonly PaymentKind[];
  /** Share of flats that are still free, 0…1. */
  free: number;
  buildings: readonly BuildingSeed[];
}

/** Flats of one section on one floor, along both long facades, in the same direction. */
export interface Row {
  /** Plan ids along the main facade. */
  front: readonly string[];
  /** Plan ids along the opposite facade. */
  back: readonly string[];
}

/** A document of a complex as it is printed. */
export interface DocumentText {
  /** Name of its file without the extension. */
  name: string;
  title: string;
  /** Building that it is about; `null` where it is about the whole complex. */
  building: BuildingSeed | null;
  /** Names and values of its table. */
  facts: readonly (readonly [name: string, value: string])[];
  paragraphs: readonly string[];
  /** The sample of this contract: what it says is composed when it is printed. */
  contract?: 'ddu' | 'sale';
  /** What stands below them; `src` is a data URI. */
  drawings?: readonly { title: string; src: string }[];
}
