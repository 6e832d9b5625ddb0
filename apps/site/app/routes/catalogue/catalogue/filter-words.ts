import type { Facets } from '@m30/api';
import { formatArea, formatMillions, formatQuarter } from '@m30/ui-kit/format';
import { roomsChipTitle } from '../../../components/lot-card/index.ts';
import {
  filterKeys,
  type CatalogueQuery,
  type FilterKey,
} from '../../../store/apartments/filter-url.ts';

type Query = Partial<CatalogueQuery>;

/** «14 млн ₽» of whole roubles. */
export const priceWords = (roubles: number): string => formatMillions(roubles * 100);

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
    const unit = /\u00a0(млн\u00a0₽|м²)$/;
    return `${words(from).replace(unit, '')}\u2060–\u2060${words(to)}`;
  }
  if (from !== undefined) return `от\u00a0${words(from)}`;
  return to === undefined ? null : `до\u00a0${words(to)}`;
}

/** Names of options chosen by value; an option that the facets do not know keeps its value. */
export const optionLabel = (options: Facets['complex'], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** What stands on the buttons of the filter bar. */
export const summaries = {
  complex: ({ complex }: Query, facets: Facets): string =>
    complex?.map((value) => optionLabel(facets.complex, value)).join(', ') ?? 'Все',
  rooms: ({ rooms }: Query): string => rooms?.map(roomsChipTitle).join(', ') ?? 'Любые',
  price: ({ priceFrom, priceTo }: Query): string =>
    between(priceFrom, priceTo, priceWords) ?? 'Любая',
  area: ({ areaFrom, areaTo }: Query): string => between(areaFrom, areaTo, formatArea) ?? 'Любая',
  handover: ({ handover }: Query): string => (handover ? handoverWords(handover) : 'Любой срок'),
};

/** Names of the keys of the address. */
export const filterNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    complex: 'Комплекс',
    building: 'Корпус',
    rooms: 'Число комнат',
    priceFrom: 'Цена от',
    priceTo: 'Цена до',
    areaFrom: 'Площадь от',
    areaTo: 'Площадь до',
    handover: 'Срок ключей',
    sort: 'Порядок',
    page: 'Страница',
  } satisfies Record<keyof CatalogueQuery, string>),
);

const LIFTS: Record<FilterKey, string> = {
  complex: 'В любом комплексе',
  building: 'В любом корпусе',
  rooms: 'С любым числом комнат',
  priceFrom: 'Без нижней границы цены',
  priceTo: 'Без верхней границы цены',
  areaFrom: 'Без нижней границы площади',
  areaTo: 'Без верхней границы площади',
  handover: 'С любым сроком ключей',
};

/** What lifting a filter means, or undefined for a key that this page does not know. */
export function liftWords(name: string): { key: FilterKey; words: string } | undefined {
  const key = filterKeys.find((known) => known === name);
  return key && { key, words: LIFTS[key] };
}
