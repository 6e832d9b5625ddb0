import { sql, type SQL } from 'drizzle-orm';
import type { Bounds } from '../facet/range.ts';
import { plain } from '../facet/text.ts';
import { withCounts, type Counted, type Option } from '../facet/types.ts';
import type { SqlFacet } from './types.ts';

type Lists<Key extends string> = { readonly [One in Key]?: readonly string[] | undefined };
type Numbers<Key extends string> = { readonly [One in Key]?: number | undefined };

const column = (name: string): SQL => sql`l.${sql.identifier(name)}`;
const listed = (values: readonly string[]): SQL =>
  sql`ARRAY[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** One value out of several. */
export function sqlChoice<const Key extends string, Item extends Option>(
  key: Key,
  expression: SQL,
  options: readonly Item[],
): SqlFacet<Lists<Key>, (Item & Counted)[]> {
  return {
    keys: [key],
    columns: { [key]: expression },
    grouped: [key],
    condition(filter) {
      const wanted: readonly string[] | undefined = filter[key];
      return wanted ? sql`${column(key)} = ANY(${listed(wanted)})` : null;
    },
    answer: ({ values }) => withCounts(options, ({ value }) => values(key).get(value) ?? 0),
  };
}

/**
 * Several values a lot in a JSON array, of which any is enough.
 * @param names how the database writes a value, where it is not the value
 */
export function sqlAny<const Key extends string>(
  key: Key,
  expression: SQL,
  options: readonly Option[],
  names: Readonly<Record<string, string>> = {},
): SqlFacet<Lists<Key>, Counted[]> {
  const nameOf = (value: string) => names[value] ?? value;
  return {
    keys: [key],
    columns: { [key]: expression },
    grouped: [key],
    condition(filter) {
      const wanted: readonly string[] | undefined = filter[key];
      return wanted ? sql`jsonb_exists_any(${column(key)}, ${listed(wanted.map(nameOf))})` : null;
    },
    answer: ({ values }) =>
      options.map(({ value, label }) => {
        const having = [...values(key)].filter(([list]) =>
          (JSON.parse(list) as string[]).includes(nameOf(value)),
        );
        return { value, label, count: having.reduce((sum, [, count]) => sum + count, 0) };
      }),
  };
}

/**
 * Several things a lot may have, of which every wanted one has to hold.
 * @param tests what each option means
 */
export function sqlAll<const Key extends string, Item extends Option>(
  key: Key,
  tests: Readonly<Record<Item['value'], SQL>>,
  options: readonly Item[],
): SqlFacet<Lists<Key>, Counted[]> {
  const nameOf = (value: string) => `${key} ${value}`;
  const columns = Object.fromEntries(
    Object.entries<SQL>(tests).map(([value, test]) => [nameOf(value), test]),
  );
  return {
    keepsOwn: true,
    keys: [key],
    columns,
    grouped: Object.keys(columns),
    condition(filter) {
      const wanted: readonly string[] = filter[key] ?? [];
      const tests = wanted.map((value) => column(nameOf(value)));
      return tests.length > 0 ? sql.join(tests, sql` AND `) : null;
    },
    answer: ({ values }) =>
      withCounts(options, ({ value }) => values(nameOf(value)).get('true') ?? 0),
  };
}

/** A box to tick. */
export function sqlFlag<const Key extends string>(
  key: Key,
  expression: SQL,
): SqlFacet<{ readonly [One in Key]?: '1' | undefined }, { count: number }> {
  return {
    keys: [key],
    columns: { [key]: expression },
    grouped: [key],
    condition: (filter) => (filter[key] === '1' ? column(key) : null),
    answer: ({ values }) => ({ count: values(key).get('true') ?? 0 }),
  };
}

/** A number between two limits, or above a lower one. */
export function sqlRange<const From extends string, const To extends string = never>(
  from: From,
  to: To | undefined,
  expression: SQL,
): SqlFacet<Numbers<From | To>, Bounds> {
  const value = column(from);
  return {
    keys: to === undefined ? [from] : [from, to],
    columns: { [from]: expression },
    grouped: [],
    condition(filter) {
      const low: number | undefined = filter[from];
      const high: number | undefined = to === undefined ? undefined : filter[to];
      const tests = [
        ...(low === undefined ? [] : [sql`${value} >= ${low}::float8`]),
        ...(high === undefined ? [] : [sql`${value} <= ${high}::float8`]),
      ];
      return tests.length > 0 ? sql.join(tests, sql` AND `) : null;
    },
    figures: (passing) => endsOf(value, passing),
    answer: ({ figure }) => boundsOf(figure),
  };
}

/** Least and largest of an expression among the rows that pass, and among all. */
export function endsOf(value: SQL, passing: SQL): Record<string, SQL> {
  return {
    low: sql`min(${value}) FILTER (WHERE ${passing})`,
    high: sql`max(${value}) FILTER (WHERE ${passing})`,
    lowest: sql`min(${value})`,
    highest: sql`max(${value})`,
  };
}

/** Bounds of what passes; of all where nothing does. */
export function boundsOf(figure: (name: string) => number | null): Bounds {
  return {
    min: figure('low') ?? figure('lowest') ?? 0,
    max: figure('high') ?? figure('highest') ?? 0,
  };
}

/** A largest value; an option counts everything up to it. */
export function sqlAtMost<const Key extends string, Limit>(
  key: Key,
  expression: SQL,
  limit: (value: Limit | string) => number,
  options: readonly Option[],
): SqlFacet<{ readonly [One in Key]?: Limit | undefined }, Counted[]> {
  return {
    keys: [key],
    columns: { [key]: expression },
    grouped: [key],
    condition(filter) {
      const wanted: Limit | undefined = filter[key];
      return wanted === undefined ? null : sql`${column(key)} <= ${limit(wanted)}`;
    },
    answer: ({ values }) =>
      withCounts(options, ({ value }) =>
        [...values(key)]
          .filter(([one]) => Number(one) <= limit(value))
          .reduce((sum, [, count]) => sum + count, 0),
      ),
  };
}

/** A text that is the lot's own. */
export function sqlText<const Key extends string>(
  key: Key,
  expressions: readonly SQL[],
): SqlFacet<{ readonly [One in Key]?: string | undefined }, undefined> {
  const names = expressions.map((_, index) => `${key} ${index}`);
  return {
    keys: [key],
    columns: Object.fromEntries(
      expressions.map((expression, index) => [`${key} ${index}`, expression]),
    ),
    grouped: [],
    condition(filter) {
      const text: string | undefined = filter[key];
      if (text === undefined) return null;
      const tests = names.map((name) => sql`lower(${column(name)}) = ${plain(text)}`);
      return sql`(${sql.join(tests, sql` OR `)})`;
    },
    answer: () => undefined,
  };
}

/** A facet that filters and answers nothing. */
export function sqlSilent<Filter>(facet: SqlFacet<Filter, unknown>): SqlFacet<Filter, undefined> {
  return { ...facet, grouped: [], answer: () => undefined };
}
