import type { SQL } from 'drizzle-orm';
import type { PaymentProgramme } from '../facet/payment.ts';
import type { Option } from '../facet/types.ts';
import {
  sqlAll,
  sqlAny,
  sqlAtMost,
  sqlChoice,
  sqlFlag,
  sqlRange,
  sqlSilent,
  sqlText,
} from './facets.ts';
import { sqlPayment, sqlPrice } from './money.ts';
import type { SqlFacet } from './types.ts';

/** What a twin reads of a facet of the index: its kind, its keys and its options. */
type Declared<Dictionary> = { readonly silent?: boolean } & (
  | { readonly kind: 'price' | 'payment' }
  | { readonly kind: 'flag' | 'text'; readonly key: string }
  | { readonly kind: 'any' | 'all'; readonly key: string; readonly options: readonly Option[] }
  | { readonly kind: 'range'; readonly from: string; readonly to?: string }
  | {
      readonly kind: 'choice';
      readonly key: string;
      options(dictionary: Dictionary): readonly Option[];
    }
  | {
      readonly kind: 'at-most';
      readonly key: string;
      limit(value: number | string): number;
      options(dictionary: Dictionary): readonly Option[];
    }
);

/** A JSON array of a column, and how the database writes the values of the filter. */
interface StoredList {
  of: SQL;
  names: Readonly<Record<string, string>>;
}

/** What only SQL knows of a facet. */
interface Columns {
  price: SQL;
  payment: readonly PaymentProgramme[];
  flag: SQL;
  /** Texts of a lot, one of which has to be the wanted one. */
  text: readonly SQL[];
  any: SQL | StoredList;
  /** What each option means. */
  all: Readonly<Record<string, SQL>>;
  range: SQL;
  choice: SQL;
  'at-most': SQL;
}

/** A column for each facet of a catalogue. */
type ColumnsOf<Facets> = {
  readonly [Name in keyof Facets]: Facets[Name] extends { readonly kind: infer Kind }
    ? Columns[Kind & keyof Columns]
    : never;
};

/** The facets of an index over the tables: keys, limits and options are the index's own, conditions and counts are SQL. */
export function sqlTwin<Dictionary, Facets extends object>(
  facets: Facets,
  columns: ColumnsOf<Facets>,
  dictionary: Dictionary,
): Record<keyof Facets & string, SqlFacet<object, unknown>> {
  const given: Readonly<Record<string, unknown>> = columns;
  // Facets know more than their common type says: `createIndex` asks for no more than how to build them.
  const declared = Object.entries(facets) as [string, Declared<Dictionary>][];
  const twins = declared.map(([name, facet]) => {
    const twin = twinOf(facet, given[name], dictionary);
    return [name, facet.silent ? sqlSilent(twin) : twin];
  });
  // The names are those of the facets.
  return Object.fromEntries(twins) as Record<keyof Facets & string, SqlFacet<object, unknown>>;
}

function twinOf<Dictionary>(
  facet: Declared<Dictionary>,
  given: unknown,
  dictionary: Dictionary,
): SqlFacet<object, unknown> {
  const column = <Kind extends keyof Columns>(_: Kind) => given as Columns[Kind];
  switch (facet.kind) {
    case 'price':
      return sqlPrice(column(facet.kind));
    case 'payment':
      return sqlPayment(column(facet.kind));
    case 'flag':
      return sqlFlag(facet.key, column(facet.kind));
    case 'text':
      return sqlText(facet.key, column(facet.kind));
    case 'range':
      return sqlRange(facet.from, facet.to, column(facet.kind));
    case 'choice':
      return sqlChoice(facet.key, column(facet.kind), facet.options(dictionary));
    case 'all':
      return sqlAll(facet.key, column(facet.kind), facet.options);
    case 'any': {
      const list = column(facet.kind);
      return 'names' in list
        ? sqlAny(facet.key, list.of, facet.options, list.names)
        : sqlAny(facet.key, list, facet.options);
    }
    case 'at-most':
      return sqlAtMost(
        facet.key,
        column(facet.kind),
        (value: number | string) => facet.limit(value),
        facet.options(dictionary),
      );
  }
}
