import type { ReactNode } from 'react';
import type { Facets } from '@m30/api';
import type { CatalogueQuery, FilterKey } from '../../../../store/apartments/filter-url.ts';
import { summaries } from '../filter-words.ts';
import { AreaField } from './AreaField.tsx';
import { ChoiceChips } from './ChoiceChips.tsx';
import { ChoiceRows } from './ChoiceRows.tsx';
import { PriceField } from './PriceField.tsx';

type Query = Partial<CatalogueQuery>;

/** One filter of the page: its words, the keys it edits and its controls. */
export interface FilterGroup {
  id: string;
  title: string;
  keys: readonly FilterKey[];
  /** What is chosen, in a few words. */
  summary: (query: Query, facets: Facets) => string;
  fields: (query: Query, facets: Facets) => ReactNode;
}

const complex: FilterGroup = {
  id: 'complex',
  title: 'Комплекс',
  // Buildings belong to a complex: another choice of complexes lets them go.
  keys: ['complex', 'building'],
  summary: summaries.complex,
  fields: (query, facets) => (
    <ChoiceRows name="complex" options={facets.complex} chosen={query.complex ?? []} />
  ),
};

const rooms: FilterGroup = {
  id: 'rooms',
  title: 'Комнат',
  keys: ['rooms'],
  summary: summaries.rooms,
  fields: (query, facets) => (
    <ChoiceChips name="rooms" options={facets.rooms} chosen={query.rooms ?? []} />
  ),
};

const price: FilterGroup = {
  id: 'price',
  title: 'Цена',
  keys: ['priceFrom', 'priceTo'],
  summary: summaries.price,
  fields: (query, facets) => <PriceField query={query} price={facets.price} />,
};

const area: FilterGroup = {
  id: 'area',
  title: 'Площадь',
  keys: ['areaFrom', 'areaTo'],
  summary: summaries.area,
  fields: (query, facets) => <AreaField query={query} area={facets.area} />,
};

const handover: FilterGroup = {
  id: 'handover',
  title: 'Ключи',
  keys: ['handover'],
  summary: summaries.handover,
  fields: (query, facets) => (
    <ChoiceChips
      name="handover"
      options={facets.handover}
      chosen={query.handover ? [query.handover] : []}
      none="Любой срок"
    />
  ),
};

/** Filters of the bar, in its order. */
export const barGroups: readonly FilterGroup[] = [complex, rooms, price, area, handover];

/** Filters of the panel, in its order; buildings stand below their complex. */
export const panelGroups: readonly FilterGroup[] = [rooms, price, complex, area, handover];
