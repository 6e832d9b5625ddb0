import { isMarketing } from './is-marketing.ts';
import type { FilterField } from './filter-field.ts';

/** A pair of the address that the page does not understand, shown and never dropped. */
interface RefusedPair {
  key: string;
  value: string;
}

/** What the address of a list says. */
export interface ListingState<Query> {
  query: Partial<Query>;
  refused: readonly RefusedPair[];
}

/** How each key of a query is read and written, in the order of the address. */
export type ListingFields<Query> = { [Key in keyof Query]-?: FilterField<NonNullable<Query[Key]>> };

/** Reads and writes the addresses of one list; `page` is never kept when a filter changes. */
export interface Listing<Query> {
  keys: readonly (keyof Query & string)[];
  read: (search: string | URLSearchParams) => ListingState<Query>;
  /** Keys and texts in the order of the address, as hidden fields of a form need them. */
  entries: (state: ListingState<Query>) => [key: string, text: string][];
  /** `?priceTo=14000000`, or '' for no filter at all. */
  write: (state: ListingState<Query>) => string;
  /** The state without some keys, or without one value of their lists; paging starts anew. */
  lift: (state: ListingState<Query>, keys: readonly string[], item?: string) => ListingState<Query>;
}

/** Makes the address of a list from its fields. */
export function createListing<Query extends object>(fields: ListingFields<Query>): Listing<Query> {
  const keys = Object.keys(fields) as (keyof Query & string)[];

  function readInto<Key extends keyof Query & string>(
    query: Partial<Query>,
    key: Key,
    params: readonly string[],
  ): string[] {
    const texts = params.map((text) => text.trim()).filter(Boolean);
    const { value, refused } = fields[key].read(texts);
    if (value !== undefined) query[key] = value;
    return refused;
  }

  function textOf<Key extends keyof Query & string>(query: Partial<Query>, key: Key) {
    const value = query[key];
    return value === undefined || value === null ? undefined : fields[key].write(value);
  }

  const read = (search: string | URLSearchParams): ListingState<Query> => {
    const params = new URLSearchParams(search);
    const query: Partial<Query> = {};
    const refused = keys.flatMap((key) =>
      readInto(query, key, params.getAll(key)).map((value): RefusedPair => ({ key, value })),
    );
    for (const [key, value] of params) {
      if (!Object.hasOwn(fields, key) && !isMarketing(key)) refused.push({ key, value });
    }
    return { query, refused: withoutRepeats(refused) };
  };

  const entries = ({ query, refused }: ListingState<Query>) => [
    ...keys.flatMap((key): [string, string][] => {
      const text = textOf(query, key);
      return text === undefined ? [] : [[key, text]];
    }),
    ...refused.map(({ key, value }): [string, string] => [key, value]),
  ];

  return {
    keys,
    read,
    entries,
    write(state) {
      const search = new URLSearchParams(entries(state)).toString().replaceAll('%2C', ',');
      return search && `?${search}`;
    },
    lift(state, lifted, item) {
      const carried = entries(state).flatMap(([key, text]) => {
        if (key === 'page') return [];
        if (!lifted.includes(key)) return [[key, text]];
        const rest = item === undefined ? [] : text.split(',').filter((part) => part !== item);
        return rest.length > 0 ? [[key, rest.join(',')]] : [];
      });
      return read(new URLSearchParams(carried));
    },
  };
}

/** Whether an address is written as the list writes it: a form without script leaves empty and repeated keys. An advertised one stays as it came. */
export function isTidy<Query>(
  listing: Listing<Query>,
  params: URLSearchParams,
  state: ListingState<Query>,
): boolean {
  const given = [...params];
  if (given.some(([key]) => isMarketing(key))) return true;
  return JSON.stringify(given) === JSON.stringify(listing.entries(state));
}

function withoutRepeats(pairs: readonly RefusedPair[]): RefusedPair[] {
  const seen = new Set<string>();
  return pairs.filter(({ key, value }) => {
    const name = `${key}=${value}`;
    return !seen.has(name) && seen.add(name);
  });
}
