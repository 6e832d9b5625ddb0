import { expect, test } from 'vitest';
import { carryTerms, readTerms, termsIn } from './payment-terms.ts';
import { termsSearch } from './terms-search.ts';

test.each([
  ['', {}, ''],
  ['rooms=2&payTo=90000', {}, ''],
  ['term=15&rooms=2&down=6000000', { term: 15, down: 6_000_000 }, '?term=15&down=6000000'],
  ['programme=baltika-standard', { programme: 'baltika-standard' }, '?programme=baltika-standard'],
  ['term=ten&down=-5', {}, ''],
])('the address «%s» says the terms %j', (search, terms, written) => {
  expect(readTerms(new URLSearchParams(search))).toEqual(terms);
  expect(termsSearch(terms)).toBe(written);
});

test('links of flats carry the terms of the filter and nothing else of it', () => {
  const lot = { url: '/obekty/kanal/korpus-2/k2-23', price: 1 };
  const terms = termsIn({ rooms: ['2'], payTo: 90_000, term: 15 });
  expect(carryTerms(terms)(lot)).toEqual({ ...lot, url: `${lot.url}?term=15` });
  expect(carryTerms({})(lot)).toBe(lot);
  const ways = 'commute=30&work=59.93,30.33';
  expect(carryTerms(terms, ways)(lot).url).toBe(`${lot.url}?term=15&${ways}`);
  expect(carryTerms({}, ways)(lot).url).toBe(`${lot.url}?${ways}`);
});
