import type { ResaleFacets } from '@m30/api';
import type { ResaleFilterKey } from '@m30/api/filters';
import { formatArea, formatMillions } from '@m30/ui-kit/format';
import {
  limitChips,
  listChips,
  refusedChips,
  type ListingChip,
} from '../../../components/listing-form/index.ts';
import { RESALE_PATH, resaleListing, type ResaleState } from './resale-url.ts';

/** Every filter in force as a removable chip, those not understood at the end. */
export function resaleChips(state: ResaleState, facets: ResaleFacets): ListingChip[] {
  const place = { action: RESALE_PATH, listing: resaleListing, state };
  const millions = (roubles: number) => formatMillions(roubles * 100);
  const rooms = facets.rooms.map((option) => ({ ...option, label: roomsLabel(option.value) }));
  return [
    ...listChips(place, 'district', facets.district),
    ...listChips(place, 'rooms', rooms),
    ...limitChips(place, 'priceFrom', (value) => `От\u00a0${millions(value)}`),
    ...limitChips(place, 'priceTo', (value) => `До\u00a0${millions(value)}`),
    ...limitChips(place, 'areaFrom', (value) => `От\u00a0${formatArea(value)}`),
    ...limitChips(place, 'areaTo', (value) => `До\u00a0${formatArea(value)}`),
    ...listChips(
      place,
      'floorNot',
      facets.floorNot.map((option) => ({ ...option, label: `${option.label} этаж` })),
    ),
    ...limitChips(place, 'yearFrom', (value) => `Дом с\u00a0${value}\u00a0года`),
    ...limitChips(place, 'metro', (value) => `До\u00a0метро ${value}\u00a0мин`),
    ...refusedChips(place),
  ];
}

const roomsLabel = (value: string): string =>
  value === 'studio' ? 'Студия' : `${value === '4' ? '4+' : value}\u2060-\u2060комнатная`;

const LIFTS: Readonly<Record<ResaleFilterKey, string>> = {
  district: 'В\u00a0любом районе',
  rooms: 'С\u00a0любым числом комнат',
  priceFrom: 'Без нижней границы цены',
  priceTo: 'Без верхней границы цены',
  areaFrom: 'Без нижней границы площади',
  areaTo: 'Без верхней границы площади',
  floorNot: 'На\u00a0любом этаже',
  yearFrom: 'В\u00a0доме любого года',
  metro: 'На\u00a0любом расстоянии от\u00a0метро',
};

/** What lifting a filter means; `undefined` for a key that this page does not know. */
export const liftWords = (key: string): string | undefined =>
  new Map(Object.entries(LIFTS)).get(key);
