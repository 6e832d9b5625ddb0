import * as v from 'valibot';
import type { Filter, FilterSet, FilterValue } from './filter.ts';
import { alias, decimal, integer, list, requiredText } from './schemas.ts';

/** What a query string, or a caller, may write for a key. */
type FilterInput<One extends Filter> = One extends { readonly kind: 'number' }
  ? number | string
  : One extends { readonly kind: 'aliases' | 'matches' | 'some' }
    ? string[] | string
    : FilterValue<One>;

type EntriesOf<Filters extends FilterSet> = {
  [Key in keyof Filters]: v.OptionalSchema<
    v.GenericSchema<FilterInput<Filters[Key]>, FilterValue<Filters[Key]>>,
    undefined
  >;
};

/** What is said of a wrong value, for the keys whose kind does not know it. */
type Messages<Filters extends FilterSet> = {
  readonly [
    Key in keyof Filters as Filters[Key] extends {
      readonly kind: 'one' | 'some' | 'match' | 'matches';
    }
      ? Key
      : never
  ]: string;
};

/** Entries of a schema for declared filters, all of them optional. */
export function filterEntries<const Filters extends FilterSet>(
  filters: Filters,
  messages: Messages<Filters>,
): EntriesOf<Filters> {
  const said: Readonly<Record<string, string>> = messages;
  const entries = Object.entries(filters).map(([key, filter]) => [
    key,
    v.optional(schemaOf(filter, said[key] ?? '')),
  ]);
  // Each schema reads what the type of its kind says.
  return Object.fromEntries(entries) as EntriesOf<Filters>;
}

function schemaOf(filter: Filter, message: string): v.GenericSchema {
  switch (filter.kind) {
    case 'alias':
      return alias;
    case 'aliases':
      return list(alias);
    case 'match':
      return matching(filter.pattern, message);
    case 'matches':
      return list(matching(filter.pattern, message));
    case 'one':
      return v.picklist(filter.values, message);
    case 'some':
      return list(v.picklist(filter.values, message));
    case 'flag':
      return v.literal('1', 'Допустимо только значение 1');
    case 'text':
      return requiredText(filter.max);
    case 'number':
      return filter.decimals > 0
        ? decimal(filter.min, filter.max)
        : integer(filter.min, filter.max);
  }
}

const matching = (pattern: RegExp, message: string) =>
  v.pipe(v.string(message), v.regex(pattern, message));
