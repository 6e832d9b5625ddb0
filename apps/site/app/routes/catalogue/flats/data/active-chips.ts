import type { Facets } from '@m30/api';
import {
  catalogueHref,
  catalogueListing,
  type CatalogueState,
  type FilterKey,
  filterKeys,
} from '../../../../store/apartments/filter-url.ts';
import { keyName, keyWords } from './key-words.ts';

/** A filter in force, and the address without it. */
export interface ActiveChip {
  label: string;
  href: string;
  /** Not understood: kept in sight, but not asked for. */
  refused: boolean;
}

/** What a chip takes off besides its own key. */
const TOGETHER: { [Key in FilterKey]?: readonly FilterKey[] } = {
  // Buildings belong to the complexes that were chosen with them.
  complex: ['building'],
  // A place of work limits nothing by itself.
  commute: ['commuteBy', 'work'],
  commute2: ['commuteBy2', 'work2'],
};

/** Every filter of a state as a removable chip, those not understood at the end. */
export function activeChips(state: CatalogueState, facets: Facets): ActiveChip[] {
  const { query, refused } = state;
  return [
    ...filterKeys.flatMap((key) => chipsOf(state, key, facets)),
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

function refusedLabel(key: string, value: string): string {
  const name = keyName(key);
  if (name) return `${name}: непонятное значение «${value}»`;
  return `Неизвестный фильтр «${value ? `${key}=${value}` : key}»`;
}
