import type { SQL } from 'drizzle-orm';

/** What was counted for one facet among the rows that pass all others. */
export interface CountedFacet {
  /** Values of a grouped column as text, and their rows. */
  values(column: string): ReadonlyMap<string, number>;
  /** One of the facet's own figures; `null` where it has no rows to be made of. */
  figure(name: string): number | null;
  /** Rows of the facet's own query by value. */
  readonly further: ReadonlyMap<string, number>;
}

/** One facet in plain SQL; columns are read by name from a row `l` of the listed lots. */
export interface SqlFacet<Filter, Answer> {
  /** All chosen values have to hold: counts are made with the own choice kept. */
  readonly keepsOwn?: boolean;
  /** Keys of the filter that may be lifted by themselves. */
  readonly keys: readonly string[];
  /** Expressions over the tables by the name of their column. */
  readonly columns: Readonly<Record<string, SQL>>;
  /** Columns whose values are counted. */
  readonly grouped: readonly string[];
  /** What a row has to fulfil; `null` where the filter does not ask. */
  condition(filter: Filter): SQL | null;
  /**
   * Aggregates over all listed lots by name.
   * @param passing whether a row passes all other facets
   */
  figures?(passing: SQL, filter: Filter): Readonly<Record<string, SQL>>;
  /**
   * A query for further rows `value, count`.
   * @param from the rows that pass all other facets, as `l`
   */
  counted?(from: SQL): SQL;
  answer(counted: CountedFacet, filter: Filter): Answer;
}

/** What a catalogue declares for its twin in SQL, against which tests and the benchmark hold the index in memory. */
export interface SqlCatalogue<Filter, Sort extends string, Facets> {
  /** Tables with their joins and the condition of being listed: `FROM … WHERE …`. */
  from: SQL;
  /** Columns that sorts and ids are made of. */
  columns: Readonly<Record<string, SQL>>;
  facets: Facets & Readonly<Record<string, SqlFacet<Filter, unknown>>>;
  /** Orders over the columns; the id is added. */
  sorts: Readonly<Record<Sort, SQL>>;
}
