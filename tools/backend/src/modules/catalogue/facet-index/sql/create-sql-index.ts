import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../../kernel/db/database.ts';
import type { Page, Relaxation } from '../engine/types.ts';
import { facetQuery, type AnsweredRow, type NamedFacet } from './facet-query.ts';
import type { SqlCatalogue } from './types.ts';

type SqlAnswerOf<Made> = Made extends { answer: (...given: never[]) => infer Answer }
  ? Answer
  : never;

/** What the facets of a catalogue in SQL answer. */
type SqlAnswers<Facets> = {
  [Key in keyof Facets as SqlAnswerOf<Facets[Key]> extends undefined ? never : Key]: SqlAnswerOf<
    Facets[Key]
  >;
};

/** The port of the index over the tables themselves; every parameter is bound. */
export interface SqlIndex<Filter, Sort extends string, Facets> {
  find(filter: Filter, sort: Sort, page: Page): Promise<{ ids: string[]; total: number }>;
  facets(filter: Filter): Promise<{ total: number; facets: SqlAnswers<Facets> }>;
  relaxations(filter: Filter): Promise<Relaxation[]>;
}

/** Answers a catalogue by plain SQL, on PostgreSQL 15 and later: what it says is true, and slow. */
export function createSqlIndex<Filter extends object, Sort extends string, Facets>(
  db: Database,
  catalogue: SqlCatalogue<Filter, Sort, Facets>,
): SqlIndex<Filter, Sort, Facets> {
  const facets: readonly NamedFacet<Filter>[] = Object.entries(catalogue.facets);
  const columns = facets.flatMap(([, facet]) => Object.entries(facet.columns));
  const rows = rowsOf(catalogue.from, [...Object.entries(catalogue.columns), ...columns]);
  const passing = (filter: Filter) => {
    const tests = facets.flatMap(([, facet]) => facet.condition(filter) ?? []);
    return sql.join([sql`true`, ...tests], sql` AND `);
  };
  return {
    async find(filter, sort, { offset, limit }) {
      const found = sql`(${rows} SELECT * FROM l WHERE ${passing(filter)}) AS l`;
      const page = await db
        .select({ id: sql<string>`l.id`, total: sql<number>`(count(*) OVER ())::int` })
        .from(found)
        .orderBy(catalogue.sorts[sort], sql`l.id COLLATE "C"`)
        .offset(offset)
        .limit(limit);
      const [first] = page;
      return { ids: page.map(({ id }) => id), total: first?.total ?? (await db.$count(found)) };
    },
    async facets(filter) {
      const { statement, read } = facetQuery(rows, facets, filter);
      const answered = await db
        .select({
          part: sql<AnsweredRow['part']>`part`,
          at: sql<number>`at`,
          fails: sql<number>`fails`,
          value: sql<string | null>`value`,
          count: sql<number | null>`count`,
        })
        .from(sql`(${statement}) AS answered`);
      const { total, facet } = read(answered);
      const answers = facets.map(([key, one], at) => [key, one.answer(facet(at), filter)]);
      const known = answers.filter(([, answer]) => answer !== undefined);
      // The keys and the answers are those of the catalogue's facets.
      return { total, facets: Object.fromEntries(known) as SqlAnswers<Facets> };
    },
    async relaxations(filter) {
      const given = new Map(Object.entries(filter));
      const keys = facets
        .flatMap(([, facet]) => facet.keys)
        .filter((key) => given.get(key) !== undefined);
      if (keys.length === 0) return [];
      const counts = keys.map((key, at) => {
        const test = passing({ ...filter, [key]: undefined });
        return [`key${at}`, sql<number>`(count(*) FILTER (WHERE ${test}))::int`] as const;
      });
      const [row] = await db
        .select(Object.fromEntries(counts))
        .from(sql`(${rows} SELECT * FROM l) AS l`);
      return keys
        .map((key, at) => ({ key, count: row?.[`key${at}`] ?? 0 }))
        .filter((one) => one.count > 0)
        .sort((a, b) => b.count - a.count);
    },
  };
}

/** The listed lots as rows `l` with named columns. */
function rowsOf(from: SQL, columns: readonly (readonly [name: string, column: SQL])[]): SQL {
  const named = columns.map(([name, column]) => sql`${column} AS ${sql.identifier(name)}`);
  return sql`WITH l AS (SELECT ${sql.join(named, sql`, `)} ${from})`;
}
