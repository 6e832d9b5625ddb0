import type { PlaceFacets } from '@m30/api';
import type { PlacesFilter, PlacesFilterKey } from '@m30/api/filters';
import { formatArea, formatMoney } from '@m30/ui-kit/format';
import {
  limitChips,
  listChips,
  refusedChips,
  type ListingChip,
  type ListingPlace,
} from '../../../components/listing-form/index.ts';

type Query = Omit<PlacesFilter, 'level' | 'complex'>;

/** Every filter in force as a removable chip, those not understood at the end. */
export function placeChips<Own extends Query>(
  place: ListingPlace<Own>,
  facets: PlaceFacets,
): ListingChip[] {
  const kind = (value: string) => facets.kind.find((one) => one.value === value)?.label ?? value;
  const money = (roubles: number) => formatMoney(roubles * 100);
  return [
    ...limitChips(place, 'kind', (value) => kind(value)),
    ...listChips(place, 'size', facets.size),
    ...limitChips(place, 'charging', () => 'С\u00a0зарядкой'),
    ...limitChips(place, 'priceFrom', (value) => `От\u00a0${money(value)}`),
    ...limitChips(place, 'priceTo', (value) => `До\u00a0${money(value)}`),
    ...limitChips(place, 'areaFrom', (value) => `От\u00a0${formatArea(value)}`),
    ...limitChips(place, 'areaTo', (value) => `До\u00a0${formatArea(value)}`),
    ...limitChips(place, 'free', () => 'Только свободные'),
    ...refusedChips(place),
  ];
}

const LIFTS: Readonly<Record<Exclude<PlacesFilterKey, 'level'>, string>> = {
  kind: 'Места и\u00a0кладовые',
  complex: 'В\u00a0любом комплексе',
  size: 'Любой размер',
  charging: 'Без зарядки тоже',
  priceFrom: 'Без нижней границы цены',
  priceTo: 'Без верхней границы цены',
  areaFrom: 'Без нижней границы площади',
  areaTo: 'Без верхней границы площади',
  free: 'Вместе с\u00a0забронированными',
};

/** What lifting a filter means; `undefined` for a key that these pages do not know. */
export const liftWords = (key: string): string | undefined =>
  new Map(Object.entries(LIFTS)).get(key);
