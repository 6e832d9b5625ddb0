import type { PremisesFacets } from '@m30/api';
import type { PremisesFilterKey } from '@m30/api/filters';
import { formatArea, formatMillions, formatNumber } from '@m30/ui-kit/format';
import {
  limitChips,
  listChips,
  refusedChips,
  type ListingChip,
} from '../../../components/listing-form/index.ts';
import { premisesListing, type PremisesState } from './premises-url.ts';

/** Every filter in force as a removable chip, those not understood at the end. */
export function premisesChips(
  action: string,
  state: PremisesState,
  facets: PremisesFacets,
): ListingChip[] {
  const place = { action, listing: premisesListing, state };
  const millions = (roubles: number) => formatMillions(roubles * 100);
  return [
    ...listChips(place, 'complex', facets.complex),
    ...listChips(place, 'building', facets.building),
    ...listChips(place, 'purpose', facets.purpose),
    ...limitChips(place, 'priceFrom', (value) => `От\u00a0${millions(value)}`),
    ...limitChips(place, 'priceTo', (value) => `До\u00a0${millions(value)}`),
    ...limitChips(place, 'areaFrom', (value) => `От\u00a0${formatArea(value)}`),
    ...limitChips(place, 'areaTo', (value) => `До\u00a0${formatArea(value)}`),
    ...limitChips(place, 'powerFrom', (value) => `От\u00a0${value}\u00a0кВт`),
    ...limitChips(
      place,
      'ceilingFrom',
      (value) => `Потолок от\u00a0${formatNumber(value, 2)}\u00a0м`,
    ),
    ...limitChips(place, 'entrance', () => 'Отдельный вход'),
    ...limitChips(place, 'handover', (value) => handoverWords(facets, value)),
    ...limitChips(place, 'free', () => 'Только свободные'),
    ...refusedChips(place),
  ];
}

const LIFTS: Readonly<Record<PremisesFilterKey, string>> = {
  complex: 'В\u00a0любом комплексе',
  building: 'В\u00a0любом корпусе',
  priceFrom: 'Без нижней границы цены',
  priceTo: 'Без верхней границы цены',
  areaFrom: 'Без нижней границы площади',
  areaTo: 'Без верхней границы площади',
  powerFrom: 'С\u00a0любой мощностью',
  ceilingFrom: 'С\u00a0любым потолком',
  purpose: 'Для любого дела',
  entrance: 'С\u00a0любым входом',
  handover: 'С\u00a0любым сроком ключей',
  free: 'Вместе с\u00a0забронированными',
};

/** What lifting a filter means; `undefined` for a key that this page does not know. */
export const liftWords = (key: string): string | undefined =>
  new Map(Object.entries(LIFTS)).get(key);

function handoverWords(facets: PremisesFacets, value: string): string {
  const label = facets.handover.find((option) => option.value === value)?.label;
  return label ? `Ключи: ${label.charAt(0).toLowerCase()}${label.slice(1)}` : value;
}
