import type { Facets } from '@m30/api';
import { formatArea } from '@m30/ui-kit/format';
import { roomsFilterTitle } from '../../../components/lot-card/index.ts';
import {
  catalogueHref,
  type CatalogueState,
  type FilterKey,
} from '../../../store/apartments/filter-url.ts';
import { liftFilter } from '../../../store/apartments/lift-filter.ts';
import { filterNames, handoverWords, optionLabel, priceWords } from './filter-words.ts';

/** A filter in force, and the address without it. */
export interface ActiveChip {
  label: string;
  href: string;
  /** Not understood: kept in sight, but not asked for. */
  refused: boolean;
}

/** Every filter of a state as a removable chip, those not understood at the end. */
export function activeChips(state: CatalogueState, facets: Facets): ActiveChip[] {
  const { query, refused } = state;
  const chip = (label: string, key: FilterKey, item?: string, from = state) => ({
    label,
    href: catalogueHref(liftFilter(from, [key], item)),
    refused: false,
  });
  // Buildings belong to the complexes that were chosen with them.
  const anyBuilding = liftFilter(state, ['building']);
  const limit = <Value>(
    value: Value | undefined,
    key: FilterKey,
    label: (value: Value) => string,
  ) => (value === undefined ? [] : [chip(label(value), key)]);
  const complex = (query.complex ?? []).map((value) =>
    chip(optionLabel(facets.complex, value), 'complex', value, anyBuilding),
  );
  const building = (query.building ?? []).map((value) =>
    chip(optionLabel(facets.building, value), 'building', value),
  );
  const rooms = (query.rooms ?? []).map((value) => chip(roomsFilterTitle(value), 'rooms', value));
  return [
    ...complex,
    ...building,
    ...rooms,
    ...limit(query.priceFrom, 'priceFrom', (value) => `От\u00a0${priceWords(value)}`),
    ...limit(query.priceTo, 'priceTo', (value) => `До\u00a0${priceWords(value)}`),
    ...limit(query.areaFrom, 'areaFrom', (value) => `От\u00a0${formatArea(value)}`),
    ...limit(query.areaTo, 'areaTo', (value) => `До\u00a0${formatArea(value)}`),
    ...limit(query.handover, 'handover', (value) =>
      value === 'ready' ? 'Дом сдан' : `Ключи ${handoverWords(value)}`,
    ),
    ...refused.map((pair) => ({
      label: refusedLabel(pair.key, pair.value),
      href: catalogueHref({ query, refused: refused.filter((other) => other !== pair) }),
      refused: true,
    })),
  ];
}

function refusedLabel(key: string, value: string): string {
  const name = filterNames.get(key);
  if (name) return `${name}: непонятное значение «${value}»`;
  return `Неизвестный фильтр «${value ? `${key}=${value}` : key}»`;
}
