/**
 * One key of a filter as data: what an address may hold there. Schemas, fields of forms, facets and samples derive from it.
 * It imports nothing, so that browsers read it without schemas.
 */
export type Filter =
  | (Of & { readonly kind: 'alias' | 'aliases' | 'flag' })
  | (Of & { readonly kind: 'match' | 'matches'; readonly pattern: RegExp })
  | (Of & { readonly kind: 'one' | 'some'; readonly values: readonly string[] })
  | (Of & { readonly kind: 'text'; readonly max: number })
  | NumberFilter;

interface Of {
  /** The facet that a key belongs to, where it is not the key itself: `price` of `priceFrom`. */
  readonly facet?: string;
}

/** Bounds of a number, both included. */
interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** Digits after the comma. */
  readonly decimals: number;
  /** As a label writes it: «м²». */
  readonly unit?: string;
}

/** A number, one of the two limits of its facet as a rule. */
interface NumberFilter extends Of, NumberRange {
  readonly kind: 'number';
  readonly limit?: 'from' | 'to';
  /** The value that limits nothing; an address leaves it out. */
  readonly unlimited?: number;
}

/** Filters of one list by their keys, in the order of the address. */
export type FilterSet = Readonly<Record<string, Filter>>;

/** Lower-case Latin identifier: `kanal`, `korpus-2`. */
export const ALIAS = /^[a-z0-9][a-z0-9._-]{0,79}$/i;

/** One identifier. */
export const alias = { kind: 'alias' } as const;

/** Identifiers, any of them. */
export const aliases = { kind: 'aliases' } as const;

/** A box to tick. */
export const flag = { kind: 'flag' } as const;

/** One text of a form. */
export const match = (pattern: RegExp) => ({ kind: 'match', pattern }) as const;

/** Texts of a form. */
export const matches = (pattern: RegExp) => ({ kind: 'matches', pattern }) as const;

/** One of a set. */
export const one = <const Values extends readonly string[]>(values: Values) =>
  ({ kind: 'one', values }) as const;

/** Some of a set, in the order of the page. */
export const some = <const Values extends readonly string[]>(values: Values) =>
  ({ kind: 'some', values }) as const;

/** A few words as they were typed. */
export const text = (max: number) => ({ kind: 'text', max }) as const;

/** A number that is no limit of a facet. */
export const number = (range: NumberRange) => ({ ...range, kind: 'number' }) as const;

/** The lower limit of a facet; the least number limits nothing. */
export const from = <const Facet extends string>(facet: Facet, range: NumberRange) =>
  ({ ...range, kind: 'number', facet, limit: 'from', unlimited: range.min }) as const;

/** The upper limit of a facet. */
export const to = <const Facet extends string>(facet: Facet, range: NumberRange) =>
  ({ ...range, kind: 'number', facet, limit: 'to' }) as const;

/** A key that belongs to the facet of another one. */
export const of = <const Facet extends string, const One extends Filter>(facet: Facet, one: One) =>
  ({ ...one, facet }) as const;

/** What a key holds once it is read. */
export type FilterValue<One extends Filter> = One extends {
  readonly kind: 'some';
  readonly values: readonly (infer Value)[];
}
  ? Value[]
  : One extends { readonly kind: 'one'; readonly values: readonly (infer Value)[] }
    ? Value
    : One extends { readonly kind: 'aliases' | 'matches' }
      ? string[]
      : One extends { readonly kind: 'number' }
        ? number
        : One extends { readonly kind: 'flag' }
          ? '1'
          : string;

/** A filter that is asked for: each key may be left out. */
export type FilterQuery<Filters extends FilterSet> = {
  [Key in keyof Filters]?: FilterValue<Filters[Key]> | undefined;
};

/** Name of the facet of a key. */
type FacetOf<Filters extends FilterSet, Key extends keyof Filters> = Filters[Key] extends {
  readonly facet: infer Name;
}
  ? Name
  : Key;

/** Names of the facets of some filters. */
export type FacetName<Filters extends FilterSet> = {
  [Key in keyof Filters]: FacetOf<Filters, Key>;
}[keyof Filters] &
  string;

/** Keys of filters, in the order of the address. */
export const keysOf = <Filters extends FilterSet>(filters: Filters) =>
  Object.keys(filters) as (keyof Filters & string)[];

/** Keys of some facets, in the order of the address. */
export function facetKeys<Filters extends FilterSet>(
  filters: Filters,
  facets: readonly FacetName<Filters>[],
): (keyof Filters & string)[] {
  const names: readonly string[] = facets;
  return keysOf(filters).filter((key) => names.includes(filters[key]?.facet ?? key));
}

type LimitKey<Filters extends FilterSet, Name, Limit> = {
  [Key in keyof Filters]: Filters[Key] extends { readonly facet: Name; readonly limit: Limit }
    ? Key
    : never;
}[keyof Filters] &
  string;

/** Names of the facets that have a limit. */
export type LimitedFacet<Filters extends FilterSet> = {
  [Key in keyof Filters]: Filters[Key] extends {
    readonly facet: infer Name;
    readonly limit: 'from';
  }
    ? Name
    : never;
}[keyof Filters] &
  string;

/** The keys of a facet's limits; `to` is left out where there is a lower one only. */
type LimitKeys<Filters extends FilterSet, Name> = {
  from: LimitKey<Filters, Name, 'from'>;
} & ([LimitKey<Filters, Name, 'to'>] extends [never]
  ? { to?: never }
  : { to: LimitKey<Filters, Name, 'to'> });

/** The keys of a facet's limits. */
export function limitsOf<Filters extends FilterSet, const Name extends LimitedFacet<Filters>>(
  filters: Filters,
  facet: Name,
): LimitKeys<Filters, Name> {
  const limits = Object.entries(filters).flatMap(([key, filter]) =>
    filter.facet === facet && filter.kind === 'number' && filter.limit ? [[filter.limit, key]] : [],
  );
  // The types read the same declaration.
  return Object.fromEntries(limits) as LimitKeys<Filters, Name>;
}
