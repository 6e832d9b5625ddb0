import type { FacetOption, Facets } from '@m30/api';
import { formatArea, formatMillions, formatMoney, formatQuarter } from '@m30/ui-kit/format';
import { roomsChipTitle } from '../../../../components/lot-card/lot-title.ts';
import {
  filterKeys,
  type CatalogueQuery,
  type FilterKey,
} from '../../../../store/apartments/filter-url.ts';

type Query = Partial<CatalogueQuery>;

/** «14 млн ₽» of whole roubles. */
export const priceWords = (roubles: number): string => formatMillions(roubles * 100);

/** «60 000 ₽» of whole roubles. */
export const moneyWords = (roubles: number): string => formatMoney(roubles * 100);

/** «до конца 2028», «до III кв. 2028», «дом сдан». */
export function handoverWords(limit: string): string {
  const [year, quarter] = limit.split('-');
  if (quarter === undefined) return 'дом сдан';
  if (quarter === '4') return `до\u00a0конца ${year}`;
  return `до\u00a0${formatQuarter({ year: Number(year), quarter: Number(quarter) as 1 | 2 | 3 })}`;
}

/** «от 6,3 млн ₽», «до 14 млн ₽», «6,3 млн ₽ – 14 млн ₽» or `null` without limits. */
function between(
  from: number | undefined,
  to: number | undefined,
  words: (value: number) => string,
): string | null {
  if (from !== undefined && to !== undefined) {
    const unit = /\u00a0(млн\u00a0₽|м²|₽)$/;
    return `${words(from).replace(unit, '')}\u2060–\u2060${words(to)}`;
  }
  if (from !== undefined) return `от\u00a0${words(from)}`;
  return to === undefined ? null : `до\u00a0${words(to)}`;
}

/** Names of options chosen by value; an option that the facets do not know keeps its value. */
export const optionLabel = (options: readonly FacetOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

const labels = (options: readonly FacetOption[], values: readonly string[] | undefined) =>
  values?.map((value) => optionLabel(options, value)).join(', ');

/** What is chosen of each group of filters, in a few words; `null` where nothing is. */
export const summaries = {
  complex: ({ complex }: Query, facets: Facets) => labels(facets.complex, complex) ?? null,
  rooms: ({ rooms }: Query) => rooms?.map(roomsChipTitle).join(', ') ?? null,
  price: ({ priceFrom, priceTo }: Query) => between(priceFrom, priceTo, priceWords),
  payment: ({ payFrom, payTo }: Query) => between(payFrom, payTo, moneyWords),
  area: ({ areaFrom, areaTo }: Query) => between(areaFrom, areaTo, formatArea),
  handover: ({ handover }: Query) => (handover ? handoverWords(handover) : null),
  kitchen: ({ kitchenFrom, kitchenTo }: Query) => between(kitchenFrom, kitchenTo, formatArea),
  floor: ({ floorFrom, floorTo, floorNot }: Query, facets: Facets) =>
    [between(floorFrom, floorTo, String), labels(facets.floorNot, floorNot)]
      .filter(Boolean)
      .join(', ') || null,
  finish: ({ finish }: Query, facets: Facets) => labels(facets.finish, finish) ?? null,
  options: ({ options }: Query, facets: Facets) => labels(facets.options, options) ?? null,
  sides: ({ sides }: Query, facets: Facets) => labels(facets.sides, sides) ?? null,
  pay: ({ pay }: Query, facets: Facets) => labels(facets.pay, pay) ?? null,
  metro: ({ metro }: Query) => (metro ? `до\u00a0${metro}\u00a0мин` : null),
  number: ({ number }: Query) => number ?? null,
  commute: ({ commute }: Query) => (commute ? `до\u00a0${commute}\u00a0мин` : null),
} satisfies Record<string, (query: Query, facets: Facets) => string | null>;

/** Name of a group of filters. */
export type GroupId = keyof typeof summaries;

/** Names of the keys of the address. */
export const filterNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    complex: 'Комплекс',
    building: 'Корпус',
    rooms: 'Число комнат',
    priceFrom: 'Цена от',
    priceTo: 'Цена до',
    payFrom: 'Платёж от',
    payTo: 'Платёж до',
    programme: 'Программа',
    term: 'Срок кредита',
    down: 'Взнос',
    areaFrom: 'Площадь от',
    areaTo: 'Площадь до',
    kitchenFrom: 'Кухня от',
    kitchenTo: 'Кухня до',
    floorFrom: 'Этаж от',
    floorTo: 'Этаж до',
    floorNot: 'Этаж',
    handover: 'Срок ключей',
    finish: 'Отделка',
    options: 'Особенности',
    sides: 'Стороны света',
    pay: 'Способ покупки',
    discount: 'Скидка',
    free: 'Только свободные',
    metro: 'До метро',
    number: 'Номер',
    plan: 'Планировка',
    commute: 'Дорога до работы',
    work: 'Место работы',
    sort: 'Порядок',
    page: 'Страница',
    view: 'Вид',
  } satisfies Record<keyof CatalogueQuery, string>),
);

const LIFTS: Record<FilterKey, string> = {
  complex: 'В любом комплексе',
  building: 'В любом корпусе',
  rooms: 'С любым числом комнат',
  priceFrom: 'Без нижней границы цены',
  priceTo: 'Без верхней границы цены',
  payFrom: 'Без нижней границы платежа',
  payTo: 'Без верхней границы платежа',
  programme: 'По лучшей программе',
  term: 'С самым долгим сроком',
  down: 'С любым взносом',
  areaFrom: 'Без нижней границы площади',
  areaTo: 'Без верхней границы площади',
  kitchenFrom: 'С кухней поменьше',
  kitchenTo: 'С кухней побольше',
  floorFrom: 'На этажах ниже',
  floorTo: 'На этажах выше',
  floorNot: 'И на первом, и на последнем этаже',
  handover: 'С любым сроком ключей',
  finish: 'С любой отделкой',
  options: 'С любой планировкой',
  sides: 'С окнами на любую сторону',
  pay: 'С любым способом покупки',
  discount: 'И без скидки',
  free: 'Вместе с забронированными',
  metro: 'Дальше от метро',
  number: 'С любым номером',
  plan: 'С любой планировкой квартиры',
  commute: 'Дальше от работы',
  work: 'Без места работы',
};

/** What lifting a filter means, or undefined for a key that this page does not know. */
export function liftWords(name: string): { key: FilterKey; words: string } | undefined {
  const key = filterKeys.find((known) => known === name);
  return key && { key, words: LIFTS[key] };
}
