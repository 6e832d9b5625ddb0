import type { Facets } from '@m30/api';
import { roomsFilterTitle } from '../../../../store/objects/lot-title.ts';
import { filterKeys, type CatalogueQuery } from '../../../../store/apartments/filter-url.ts';
import { optionLabel } from '../../../../store/listing/index.ts';
import {} from './filter-words.ts';

type Query = Partial<CatalogueQuery>;

/** Complexes that a title names; more of them say nothing. */
const MOST_NAMED = 2;

/** The filter in the words of a title: «2-комнатные квартиры в ЖК «Залив»». */
export function catalogueTitle({ rooms, complex }: Query, { complex: options }: Facets): string {
  const place =
    complex && complex.length <= MOST_NAMED
      ? ` в\u00a0ЖК\u00a0${complex.map((value) => `«${optionLabel(options, value)}»`).join(' и\u00a0')}`
      : '';
  return subject(rooms) + place;
}

function subject(rooms: Query['rooms']): string {
  const [first, second] = rooms ?? [];
  if (first === undefined || second !== undefined) return 'Квартиры';
  if (first === 'studio') return 'Квартиры\u2060-\u2060студии';
  return first === '4'
    ? 'Квартиры с\u00a0четырьмя комнатами и\u00a0больше'
    : `${roomsFilterTitle(first)} квартиры`;
}

/**
 * Whether search engines may keep a page: all flats, those of one complex, those with one number of rooms.
 * Combinations are followed and not kept.
 */
export function isIndexable(query: Query): boolean {
  const [key, another] = filterKeys.filter((name) => query[name] !== undefined);
  if (key === undefined) return true;
  return (
    another === undefined && (key === 'complex' || key === 'rooms') && query[key]?.length === 1
  );
}
