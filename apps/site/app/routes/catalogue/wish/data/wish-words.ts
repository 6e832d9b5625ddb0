import type { Facets } from '@m30/api';
import { COMMUTES, DEFAULT_COMMUTE_BY, type LotFilter } from '@m30/api/filters';
import { filterKeys, type FilterKey } from '../../../../store/apartments/filter-url.ts';
import { wayWords } from '../../../../store/commute/commute-words.ts';
import { keyWords } from '../../flats/data/key-words.ts';

/** More values than these are said by what is left out. */
const MOST_VALUES = 3;

/** All values that a list could hold. */
const optionsOf = (key: FilterKey, facets: Facets): string[] =>
  key === 'complex' || key === 'rooms' || key === 'finish'
    ? facets[key].map(({ value }) => value)
    : [];

function words(key: FilterKey, value: unknown, facets: Facets): string[] {
  const chip = keyWords[key].chip as (item: unknown, known: Facets) => string;
  if (!Array.isArray(value)) return [chip(value, facets)];
  const out = optionsOf(key, facets).filter((one) => !value.includes(one));
  const some = value.length > MOST_VALUES && out.length > 0 && out.length < value.length;
  return some
    ? [`Кроме: ${out.map((item) => chip(item, facets)).join(', ')}`]
    : value.map((item) => chip(item, facets));
}

/**
 * A part of a filter in the words of its chips: «До 12 млн ₽», «Невский проспект, 28: на метро до 30 мин».
 * @param place what the address of a way was taken for
 */
export function wishWords(filters: LotFilter, facets: Facets, place: string | null = null): string {
  const ways = COMMUTES.filter(({ minutes }) => filters[minutes] !== undefined);
  const ofWays = new Set<string>(ways.flatMap((way) => Object.values(way)));
  return [
    ...filterKeys
      .filter((key) => !ofWays.has(key) && filters[key] !== undefined)
      .flatMap((key) => words(key, filters[key], facets)),
    ...ways.map(({ minutes, by, work }) =>
      wayWords(place ?? keyWords[work].name, filters[by] ?? DEFAULT_COMMUTE_BY, filters[minutes]),
    ),
  ].join(', ');
}
