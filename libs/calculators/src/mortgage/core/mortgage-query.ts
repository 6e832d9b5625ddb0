import { readRoubles, readWhole } from '../../state/query-numbers.ts';
import type { QueryCodec } from '../../state/use-query-state.ts';
import type { MortgageVariant, PlannedProgramme } from './plan.ts';

/** The calculator's whole state. */
export interface MortgageState extends MortgageVariant {
  /** Variants put aside to compare, three at most. */
  saved: readonly MortgageVariant[];
}

/** Variants that are compared at most. */
export const MAX_SAVED = 3;

/** Prices that may be typed, kopecks: from 100 000 ₽ to a billion. */
export const MORTGAGE_PRICE = { min: 10_000_000, max: 100_000_000_000 };

/** Largest maternity capital that may be typed, kopecks: a million roubles. */
export const MAX_CAPITAL = 100_000_000;

const YEARS = { min: 1, max: 50 };
const SEPARATOR = '_';

/** Names of a variant's parts in an address, in the order of a saved one. */
const PARTS = ['price', 'down', 'capital', 'years', 'programme', 'kind'] as const;

/**
 * Reads and writes an address: `price`, `down`, `capital` (roubles), `years`, `programme`, `kind`; `v` is a saved variant,
 * its parts joined by «_». What is not there is the default's; a saved variant of an unknown programme is dropped.
 */
export function mortgageCodec(
  programmes: readonly Pick<PlannedProgramme, 'id'>[],
  start: MortgageVariant,
): QueryCodec<MortgageState> {
  const readVariant = (query: URLSearchParams): MortgageVariant => {
    const programme = query.get('programme');
    return {
      price: readRoubles(query, 'price', MORTGAGE_PRICE) ?? start.price,
      down: readRoubles(query, 'down', { min: 0, max: MORTGAGE_PRICE.max }) ?? start.down,
      capital: readRoubles(query, 'capital', { min: 0, max: MAX_CAPITAL }) ?? start.capital,
      years: readWhole(query, 'years', YEARS) ?? start.years,
      programme: programmes.find(({ id }) => id === programme)?.id ?? start.programme,
      kind: query.get('kind') === 'differentiated' ? 'differentiated' : 'annuity',
    };
  };
  const readSaved = (text: string): MortgageVariant[] => {
    const values = text.split(SEPARATOR);
    const query = new URLSearchParams(PARTS.map((part, at) => [part, values[at] ?? '']));
    const variant = readVariant(query);
    return values.length === PARTS.length && query.get('programme') === variant.programme
      ? [{ ...variant, down: query.get('down') ? variant.down : null }]
      : [];
  };
  return {
    keys: [...PARTS, 'v'],
    read: (query) => ({
      ...readVariant(query),
      saved: query.getAll('v').flatMap(readSaved).slice(0, MAX_SAVED),
    }),
    write: ({ saved, ...variant }) => {
      const query = writeVariant(variant, start);
      for (const one of saved) {
        const all = writeVariant(one);
        query.append('v', PARTS.map((part) => all.get(part) ?? '').join(SEPARATOR));
      }
      return query;
    },
  };
}

/** A variant as a query, without what equals the defaults. */
export function writeVariant(
  variant: MortgageVariant,
  start?: MortgageVariant | undefined,
): URLSearchParams {
  const query = new URLSearchParams();
  const set = (key: (typeof PARTS)[number], text: string) => {
    if (variant[key] !== start?.[key]) query.set(key, text);
  };
  set('price', String(variant.price / 100));
  if (variant.down !== null) set('down', String(variant.down / 100));
  set('capital', String(variant.capital / 100));
  set('years', String(variant.years));
  set('programme', variant.programme);
  if (variant.kind !== 'annuity') query.set('kind', variant.kind);
  return query;
}
