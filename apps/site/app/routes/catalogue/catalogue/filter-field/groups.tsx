import type { ReactNode } from 'react';
import type { Facets } from '@m30/api';
import { TextField } from '@m30/ui-kit/text-field';
import type { CatalogueQuery, FilterKey } from '../../../../store/apartments/filter-url.ts';
import { summaries, type GroupId } from '../data/filter-words.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import { ChoiceRows } from './ChoiceRows.tsx';
import { CommuteField } from './CommuteField.tsx';
import { LimitPair } from './LimitPair.tsx';
import { PaymentField } from './PaymentField.tsx';
import { PriceField } from './PriceField.tsx';

type Query = Partial<CatalogueQuery>;

/** One filter of the page: its words, the keys it edits and its controls. */
export interface FilterGroup {
  title: string;
  keys: readonly FilterKey[];
  fields: (query: Query, facets: Facets) => ReactNode;
}

/** Every group of filters by its name. */
export const groups: Record<GroupId, FilterGroup> = {
  complex: {
    title: 'Комплекс',
    // Buildings belong to a complex: another choice of complexes lets them go.
    keys: ['complex', 'building'],
    fields: (query, facets) => (
      <ChoiceRows name="complex" options={facets.complex} chosen={query.complex ?? []} />
    ),
  },
  rooms: {
    title: 'Комнат',
    keys: ['rooms'],
    fields: (query, facets) => (
      <ChoiceChips name="rooms" options={facets.rooms} chosen={query.rooms ?? []} />
    ),
  },
  price: {
    title: 'Цена',
    keys: ['priceFrom', 'priceTo'],
    fields: (query, facets) => <PriceField query={query} price={facets.price} />,
  },
  payment: {
    title: 'Платёж в\u00a0месяц',
    keys: ['payFrom', 'payTo', 'programme', 'term', 'down'],
    fields: (query, facets) => <PaymentField query={query} payment={facets.payment} />,
  },
  area: {
    title: 'Площадь',
    keys: ['areaFrom', 'areaTo'],
    fields: (query, { area }) => (
      <LimitPair query={query} from="areaFrom" to="areaTo" bounds={area} unit="м²" decimals={2} />
    ),
  },
  handover: {
    title: 'Ключи',
    keys: ['handover'],
    fields: (query, facets) => (
      <ChoiceChips
        name="handover"
        options={facets.handover}
        chosen={query.handover ? [query.handover] : []}
        none="Любой срок"
      />
    ),
  },
  kitchen: {
    title: 'Площадь кухни',
    keys: ['kitchenFrom', 'kitchenTo'],
    fields: (query, { kitchen }) => (
      <LimitPair
        {...{ query, from: 'kitchenFrom', to: 'kitchenTo', bounds: kitchen, unit: 'м²' }}
        decimals={2}
      />
    ),
  },
  floor: {
    title: 'Этаж',
    keys: ['floorFrom', 'floorTo', 'floorNot'],
    fields: (query, { floor, floorNot }) => (
      <>
        <LimitPair query={query} from="floorFrom" to="floorTo" bounds={floor} />
        <ChoiceChips name="floorNot" options={floorNot} chosen={query.floorNot ?? []} />
      </>
    ),
  },
  finish: {
    title: 'Отделка',
    keys: ['finish'],
    fields: (query, facets) => (
      <ChoiceChips name="finish" options={facets.finish} chosen={query.finish ?? []} />
    ),
  },
  options: {
    title: 'Особенности',
    keys: ['options'],
    fields: (query, facets) => (
      <ChoiceChips name="options" options={facets.options} chosen={query.options ?? []} />
    ),
  },
  sides: {
    title: 'Куда выходят окна',
    keys: ['sides'],
    fields: (query, facets) => (
      <ChoiceChips name="sides" options={facets.sides} chosen={query.sides ?? []} />
    ),
  },
  pay: {
    title: 'Способ покупки',
    keys: ['pay'],
    fields: (query, facets) => (
      <ChoiceChips name="pay" options={facets.pay} chosen={query.pay ?? []} />
    ),
  },
  metro: {
    title: 'Пешком до\u00a0метро',
    keys: ['metro'],
    fields: (query, facets) => (
      <ChoiceChips
        name="metro"
        options={facets.metro}
        chosen={query.metro ? [String(query.metro)] : []}
        none="Не&nbsp;важно"
      />
    ),
  },
  commute: {
    title: 'Дорога до\u00a0работы',
    keys: ['commute', 'work'],
    fields: (query) => <CommuteField query={query} />,
  },
  number: {
    title: 'Номер квартиры',
    keys: ['number'],
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

/** Groups of the panel that are always open, in its order; buildings stand below their complex. */
export const mainGroups: readonly GroupId[] = [
  'rooms',
  'price',
  'payment',
  'complex',
  'area',
  'handover',
];

/** Groups of the panel that open when they are wanted. */
export const moreGroups: readonly GroupId[] = [
  'floor',
  'finish',
  'options',
  'kitchen',
  'sides',
  'pay',
  'metro',
  'commute',
  'number',
];

/** What is chosen of a group, in a few words. */
export const summaryOf = (id: GroupId, query: Query, facets: Facets): string | null =>
  summaries[id](query, facets);
