import type { ReactNode } from 'react';
import type { Facets } from '@m30/api';
import { TextField } from '@m30/ui-kit/text-field';
import type { CatalogueQuery } from '../../../../store/apartments/filter-url.ts';
import type { GroupId } from '../data/filter-groups.ts';
import { summaries } from '../data/filter-words.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import { ChoiceRows } from './ChoiceRows.tsx';
import { CommuteFields } from './CommuteFields.tsx';
import { LightField } from './LightField.tsx';
import { LimitPair } from './LimitPair.tsx';
import { NearbyField } from './NearbyField.tsx';
import { PaymentField } from './PaymentField.tsx';
import { PriceField } from './PriceField.tsx';
import { WalkChips } from './WalkChips.tsx';

type Query = Partial<CatalogueQuery>;

/** One filter of the page: its words and its controls. */
export interface FilterGroup {
  title: string;
  fields: (query: Query, facets: Facets) => ReactNode;
}

/** Every group of filters by its name, in the order of the panel; buildings stand below their complex. */
export const groups: Record<GroupId, FilterGroup> = {
  rooms: {
    title: 'Комнат',
    fields: (query, facets) => (
      <ChoiceChips name="rooms" options={facets.rooms} chosen={query.rooms ?? []} />
    ),
  },
  price: {
    title: 'Цена',
    fields: (query, facets) => <PriceField query={query} price={facets.price} />,
  },
  payment: {
    title: 'Платёж в\u00a0месяц',
    fields: (query, facets) => <PaymentField query={query} payment={facets.payment} />,
  },
  complex: {
    title: 'Комплекс',
    fields: (query, facets) => (
      <ChoiceRows name="complex" options={facets.complex} chosen={query.complex ?? []} />
    ),
  },
  area: {
    title: 'Площадь',
    fields: (query, { area }) => <LimitPair query={query} facet="area" bounds={area} />,
  },
  handover: {
    title: 'Ключи',
    fields: (query, facets) => (
      <ChoiceChips
        name="handover"
        options={facets.handover}
        chosen={query.handover ? [query.handover] : []}
        none="Любой срок"
      />
    ),
  },
  floor: {
    title: 'Этаж',
    fields: (query, { floor, floorNot }) => (
      <>
        <LimitPair query={query} facet="floor" bounds={floor} />
        <ChoiceChips name="floorNot" options={floorNot} chosen={query.floorNot ?? []} />
      </>
    ),
  },
  finish: {
    title: 'Отделка',
    fields: (query, facets) => (
      <ChoiceChips name="finish" options={facets.finish} chosen={query.finish ?? []} />
    ),
  },
  options: {
    title: 'Особенности',
    fields: (query, facets) => (
      <ChoiceChips name="options" options={facets.options} chosen={query.options ?? []} />
    ),
  },
  kitchen: {
    title: 'Площадь кухни',
    fields: (query, { kitchen }) => <LimitPair query={query} facet="kitchen" bounds={kitchen} />,
  },
  sides: {
    title: 'Куда выходят окна',
    fields: (query, facets) => (
      <ChoiceChips name="sides" options={facets.sides} chosen={query.sides ?? []} />
    ),
  },
  light: {
    title: 'Свет и\u00a0вид',
    fields: (query, facets) => <LightField query={query} facets={facets} />,
  },
  pay: {
    title: 'Способ покупки',
    fields: (query, facets) => (
      <ChoiceChips name="pay" options={facets.pay} chosen={query.pay ?? []} />
    ),
  },
  metro: {
    title: 'Пешком до\u00a0метро',
    fields: (query, facets) => (
      <WalkChips name="metro" options={facets.metro} minutes={query.metro} />
    ),
  },
  school: {
    title: 'Школа, сад, поликлиника',
    fields: (query, facets) => <NearbyField query={query} facets={facets} />,
  },
  commute: {
    title: 'Дорога до\u00a0ваших адресов',
    fields: (query) => <CommuteFields query={query} />,
  },
  number: {
    title: 'Номер квартиры',
    fields: (query) => (
      <TextField
        label="Номер в&nbsp;корпусе или код"
        name="number"
        autoComplete="off"
        maxLength={40}
        defaultValue={query.number}
        placeholder="57 или k2-57"
      />
    ),
  },
};

/** Groups of the panel that are always open. */
export const mainGroups: readonly GroupId[] = [
  'rooms',
  'price',
  'payment',
  'complex',
  'area',
  'handover',
];

/** Groups of the panel that open when they are wanted. */
export const moreGroups = (Object.keys(groups) as GroupId[]).filter(
  (id) => !mainGroups.includes(id),
);

/** What is chosen of a group, in a few words. */
export const summaryOf = (id: GroupId, query: Query, facets: Facets): string | null =>
  summaries[id](query, facets);
