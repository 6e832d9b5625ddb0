import type { ResaleFacets } from '@m30/api';
import type { ResaleFilter } from '@m30/api/filters';
import { formatMillions } from '@m30/ui-kit/format';
import { priceAndAreaWords, type ListingWords } from '../../../components/listing-form/index.ts';
import { optionLabel } from '../../../store/listing/index.ts';

/** Words of the filters of resale flats. */
export const resaleWords: ListingWords<ResaleFilter, ResaleFacets> = {
  district: {
    chip: (value, { district }) => optionLabel(district, value),
    lift: 'В\u00a0любом районе',
  },
  rooms: { chip: roomsLabel, lift: 'С\u00a0любым числом комнат' },
  ...priceAndAreaWords((roubles) => formatMillions(roubles * 100)),
  floorNot: {
    chip: (value, { floorNot }) => `${optionLabel(floorNot, value)} этаж`,
    lift: 'На\u00a0любом этаже',
  },
  yearFrom: { chip: (year) => `Дом с\u00a0${year}\u00a0года`, lift: 'В\u00a0доме любого года' },
  metro: {
    chip: (minutes) => `До\u00a0метро ${minutes}\u00a0мин`,
    lift: 'На\u00a0любом расстоянии от\u00a0метро',
  },
};

function roomsLabel(value: string): string {
  return value === 'studio' ? 'Студия' : `${value === '4' ? '4+' : value}\u2060-\u2060комнатная`;
}
