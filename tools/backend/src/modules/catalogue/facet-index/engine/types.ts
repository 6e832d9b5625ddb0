import type { Rows } from './rows.ts';
import type { Selection } from './selection.ts';
import type { Bits } from './bits.ts';

/**
 * One filter of a catalogue as data, with what makes its columns. Kinds of facets stand in `../facet/`.
 * @typeParam Dictionary what the options are made of when the lots are read
 */
export interface Facet<Lot, Dictionary, Filter, Answer> {
  readonly kind: string;
  /** Keys of the filter that may be lifted by themselves. */
  readonly keys: readonly string[];
  build(rows: Rows<Lot>, dictionary: Dictionary): FacetColumn<Lot, Filter, Answer>;
}

/** What an index knows of its lots for one facet. */
export interface FacetColumn<Lot, Filter, Answer> {
  /** All chosen values have to hold: counts are made with the own choice kept. */
  readonly keepsOwn?: boolean;
  /** Rows that the filter lets pass, not to be written to; `null` where it does not ask. */
  pass(filter: Filter): Bits | null;
  /**
   * What each value would give.
   * @param base rows that pass all other facets
   */
  answer(base: Selection, filter: Filter): Answer;
  /** Takes a changed lot over; `false` where its row would have to move. */
  put(row: number, lot: Lot): boolean;
}

/** A page of what is found. */
export interface Page {
  offset: number;
  limit: number;
}

/** A filter to lift and how many lots that gives. */
export interface Relaxation {
  key: string;
  count: number;
}

/** A lot that changed; `null` where the catalogue lists it no more. */
interface LotChange<Lot> {
  id: string;
  lot: Lot | null;
}

/** One catalogue as data: its facets and its orders. */
export interface CatalogueDeclaration<Lot, Dictionary, Filter, Sort extends string, Facets> {
  id: (lot: Lot) => string;
  /** Kopecks; rows stand in its order. */
  price: (lot: Lot) => number;
  /** In the order of the address: equal relaxations keep it. */
  facets: Facets & Readonly<Record<string, Facet<Lot, Dictionary, Filter, unknown>>>;
  /** Orders by a number, smallest first unless descending; equal lots are ordered by id. */
  sorts: Readonly<Record<Sort, { by: (lot: Lot) => number; descending?: boolean }>>;
}

type AnswerOf<Made> = Made extends { build: (...given: never[]) => infer Column }
  ? Column extends { answer: (...given: never[]) => infer Answer }
    ? Answer
    : never
  : never;

/** What the facets of a catalogue answer; those that only filter are left out. */
export type Answers<Facets> = {
  [Key in keyof Facets as AnswerOf<Facets[Key]> extends undefined ? never : Key]: AnswerOf<
    Facets[Key]
  >;
};

/**
 * Finds and counts lots. Catalogues ask this port; typed arrays answer it, and an implementation in SQL
 * says what is true.
 */
export interface LotIndex<Lot, Dictionary, Filter, Sort extends string, Facets> {
  /** Ids of one page, sorted by value and then by id; `total` counts all that pass. */
  find(filter: Filter, sort: Sort, page: Page): { ids: string[]; total: number };
  /** What each option would give, with its own facet lifted. */
  facets(filter: Filter): { total: number; facets: Answers<Facets> };
  /** Single keys whose lifting gives something, most first; equal ones in the order of the facets. */
  relaxations(filter: Filter): Relaxation[];
  /** Takes the place of all lots. */
  refresh(lots: readonly Lot[], dictionary: Dictionary): void;
  /** Takes over a few lots; `false`, and nothing done for sure, where all have to be given anew. */
  update(changes: readonly LotChange<Lot>[]): boolean;
}

/**
 * Names the types of a catalogue once; its facets are inferred.
 * @typeParam Name every facet that the contract's filters are about
 */
export function declareCatalogue<
  Lot,
  Dictionary,
  Filter,
  Sort extends string,
  Name extends string,
>() {
  return <const Facets>(
    declaration: CatalogueDeclaration<Lot, Dictionary, Filter, Sort, Facets> & {
      facets: Readonly<Record<Name, unknown>>;
    },
  ): CatalogueDeclaration<Lot, Dictionary, Filter, Sort, Facets> => declaration;
}
