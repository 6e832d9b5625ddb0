import type { Facets } from '@m30/api';
import type { LotFilter } from '@m30/api/filters';
import { filterKeys, type FilterKey } from '../../../../store/apartments/filter-url.ts';
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

/** A part of a filter in the words of its chips: «До 12 млн ₽». The place of work is said beside the minutes. */
export const wishWords = (filters: LotFilter, facets: Facets): string =>
  filterKeys
    .filter((key) => !key.startsWith('work') && filters[key] !== undefined)
    .flatMap((key) => words(key, filters[key], facets))
    .join(', ');
