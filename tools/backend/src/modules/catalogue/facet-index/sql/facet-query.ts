import { sql, type SQL } from 'drizzle-orm';
import type { CountedFacet, SqlFacet } from './types.ts';

export type NamedFacet<Filter> = readonly [key: string, facet: SqlFacet<Filter, unknown>];

/** A row of the one statement that counts all facets (`GROUPING SETS`); `value` is that of its group. */
export interface AnsweredRow {
  /** What kind of row it is. */
  part: 'group' | 'figure' | 'further';
  /** Which columns a group leaves out (bits), the place of a figure from 1, the place of a facet. */
  at: number;
  /** Bit of the facet that the group's rows fail; 0 for rows that pass. */
  fails: number;
  value: string | null;
  count: number | null;
}

/** A statement for all facets, and how its rows are read. */
export interface FacetQuery {
  statement: SQL;
  /** Figures of the facet at a place, and the number of rows that pass. */
  read(rows: readonly AnsweredRow[]): { total: number; facet(at: number): CountedFacet };
}

/**
 * One statement for all facets. Each that the filter asks is a bit of `fails`; a row counts for a facet when
 * it fails nothing else. Values are counted by grouping sets, bounds by filtered aggregates.
 */
export function facetQuery<Filter>(
  rows: SQL,
  facets: readonly NamedFacet<Filter>[],
  filter: Filter,
): FacetQuery {
  const fails = facets.map(([, facet], at) => {
    const test = facet.condition(filter);
    return test ? sql`CASE WHEN ${test} THEN 0 ELSE ${literal(1 << at)} END` : sql`0`;
  });
  const own = facets.map(([, { keepsOwn }], at) => (keepsOwn ? 0 : 1 << at));
  const passing = (at: number) => sql`l.fails IN (0, ${literal(own[at] ?? 0)})`;
  const grouped = facets.flatMap(([, facet], at) => facet.grouped.map((name) => ({ at, name })));
  const figures = facets.flatMap(([, facet], at) =>
    Object.entries(facet.figures?.(passing(at), filter) ?? {}).map(([name, figure]) => ({
      at,
      name,
      figure,
    })),
  );
  const further = facets.flatMap(([, facet], at) => {
    const counted = facet.counted?.(sql`FROM marked AS l WHERE ${passing(at)}`);
    return counted
      ? [
          sql`SELECT 'further', ${literal(at)}, 0, value, count::float8 FROM (${counted}) AS counted`,
        ]
      : [];
  });
  const total = sql`count(*) FILTER (WHERE l.fails = 0)`;
  const parts = [
    groupQuery(grouped.map(({ name }) => name)),
    figureQuery([total, ...figures.map(({ figure }) => figure)]),
    ...further,
  ];
  return {
    statement: sql`${rows},
      marked AS MATERIALIZED (SELECT l.*, ${sql.join(fails, sql` + `)} AS fails FROM l)
      ${sql.join(parts, sql` UNION ALL `)}`,
    read(answered) {
      const byPart = Map.groupBy(answered, ({ part }) => part);
      const figureAt = new Map(byPart.get('figure')?.map(({ at, count }) => [at, count]));
      const groups = Map.groupBy(byPart.get('group') ?? [], ({ at }) => at);
      const valuesOf = (facet: number, column: string) => {
        const place = grouped.findIndex(({ at, name }) => at === facet && name === column);
        const rows = groups.get(leftOut(grouped.length, place)) ?? [];
        const values = new Map<string, number>();
        for (const { fails, value, count } of rows) {
          if (value === null || (fails !== 0 && fails !== own[facet])) continue;
          values.set(value, (values.get(value) ?? 0) + (count ?? 0));
        }
        return values;
      };
      return {
        total: figureAt.get(1) ?? 0,
        facet: (facet) => ({
          values: (column) => valuesOf(facet, column),
          figure(name) {
            const place = figures.findIndex((one) => one.at === facet && one.name === name);
            // The total is the first.
            return place < 0 ? null : (figureAt.get(place + 2) ?? null);
          },
          further: new Map(
            byPart
              .get('further')
              ?.filter(({ at }) => at === facet)
              .map(({ value, count }) => [value ?? '', count ?? 0]),
          ),
        }),
      };
    },
  };
}

/** Counts the values of many columns in one reading of the rows that fail one facet at most. */
function groupQuery(names: readonly string[]): SQL {
  const columns = names.map((name) => sql`l.${sql.identifier(name)}`);
  const sets = columns.map((column) => sql`(${column}, l.fails)`);
  const texts = columns.map((column) => sql`${column}::text`);
  return sql`
    SELECT 'group' AS part, GROUPING(${sql.join(columns, sql`, `)}) AS at, l.fails AS fails,
      coalesce(${sql.join(texts, sql`, `)}) AS value, count(*)::float8 AS count
    FROM marked AS l WHERE l.fails & (l.fails - 1) = 0
    GROUP BY GROUPING SETS (${sql.join(sets, sql`, `)})`;
}

/** What GROUPING gives for a set of one column: a bit for every other, the last column's the lowest. */
function leftOut(columns: number, place: number): number {
  return 2 ** columns - 1 - 2 ** (columns - 1 - place);
}

/** Many aggregates in one reading of the rows. */
function figureQuery(figures: readonly SQL[]): SQL {
  const list = sql.join(
    figures.map((figure) => sql`(${figure})::float8`),
    sql`, `,
  );
  return sql`
    SELECT 'figure', each.at::int, 0, NULL, each.figure
    FROM (SELECT ARRAY[${list}] AS figures FROM marked AS l) AS counted,
      unnest(counted.figures) WITH ORDINALITY AS each(figure, at)`;
}

/** A whole number of the statement itself, no parameter. */
const literal = (value: number): SQL => sql.raw(String(value));
