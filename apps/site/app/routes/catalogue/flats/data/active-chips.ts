import type { Facets } from '@m30/api';
import { COMMUTES, DEFAULT_COMMUTE_BY } from '@m30/api/filters';
import {
  catalogueHref,
  catalogueListing,
  type CatalogueState,
  type FilterKey,
  filterKeys,
} from '../../../../store/apartments/filter-url.ts';
import { wayWords } from '../../../../store/commute/commute-words.ts';
import type { Commute } from '../../../../store/commute/commutes.server.ts';
import { WAY_KEYS } from '../../../../store/commute/ways-search.ts';
import { keyName, keyWords } from './key-words.ts';

/** A filter in force, and the address without it. */
export interface ActiveChip {
  label: string;
  href: string;
  /** Not understood: kept in sight, but not asked for. */
  refused: boolean;
}

/** Shown in one chip an address. */
const ofWays: ReadonlySet<FilterKey> = new Set(WAY_KEYS);

/** What a chip takes off besides its own key. */
const TOGETHER: { [Key in FilterKey]?: readonly FilterKey[] } = {
  // Buildings belong to the complexes that were chosen with them.
  complex: ['building'],
};

/** Every filter of a state as a removable chip, those not understood at the end. */
export function activeChips(
  state: CatalogueState,
  facets: Facets,
  commutes: readonly Pick<Commute, 'work' | 'label'>[] = [],
): ActiveChip[] {
  const { query, refused } = state;
  return [
    ...filterKeys.flatMap((key) => (ofWays.has(key) ? [] : chipsOf(state, key, facets))),
    ...COMMUTES.flatMap((keys) => wayChips(state, keys, commutes)),
    ...refused.map((pair) => ({
      label: refusedLabel(pair.key, pair.value),
      href: catalogueHref({ query, refused: refused.filter((other) => other !== pair) }),
      refused: true,
    })),
  ];
}

function chipsOf<Key extends FilterKey>(
  state: CatalogueState,
  key: Key,
  facets: Facets,
): ActiveChip[] {
  const value: unknown = state.query[key];
  if (value === undefined) return [];
  const words = keyWords[key].chip as (item: unknown, facets: Facets) => string;
  const from = catalogueListing.lift(state, TOGETHER[key] ?? []);
  const chip = (item: unknown, text?: string): ActiveChip => ({
    label: words(item, facets),
    href: catalogueHref(catalogueListing.lift(from, [key], text)),
    refused: false,
  });
  return Array.isArray(value) ? value.map((item) => chip(item, String(item))) : [chip(value)];
}

/** One chip an address, with how one gets there and how long that may take. */
function wayChips(
  state: CatalogueState,
  keys: (typeof COMMUTES)[number],
  commutes: readonly Pick<Commute, 'work' | 'label'>[],
): ActiveChip[] {
  const all = [keys.minutes, keys.by, keys.work];
  const { query } = state;
  if (all.every((key) => query[key] === undefined)) return [];
  const place = commutes.find(({ work }) => work === query[keys.work])?.label;
  const by = query[keys.by] ?? DEFAULT_COMMUTE_BY;
  const label = wayWords(place ?? keyWords[keys.work].name, by, query[keys.minutes]);
  return [{ label, href: catalogueHref(catalogueListing.lift(state, all)), refused: false }];
}

function refusedLabel(key: string, value: string): string {
  const name = keyName(key);
  if (name) return `${name}: непонятное значение «${value}»`;
  return `Неизвестный фильтр «${value ? `${key}=${value}` : key}»`;
}
