import { expect, test } from 'vitest';
import { catalogueListing } from '../../../../store/apartments/filter-url.ts';
import { catalogueTitle, isIndexable } from './catalogue-title.ts';
import { facets } from '../catalogue.fixture.ts';

test.each([
  ['', 'Квартиры', true],
  ['?page=3', 'Квартиры', true],
  ['?complex=kanal', 'Квартиры в ЖК «Канал 9»', true],
  ['?rooms=2', '2-комнатные квартиры', true],
  ['?rooms=studio', 'Квартиры-студии', true],
  ['?rooms=1,2', 'Квартиры', false],
  ['?complex=kanal&rooms=2', '2-комнатные квартиры в ЖК «Канал 9»', false],
  ['?complex=kanal,sosny', 'Квартиры в ЖК «Канал 9» и «Сосны»', false],
  ['?priceTo=14000000', 'Квартиры', false],
] as const)('%s has the title «%s»; search engines may keep it: %s', (search, title, indexable) => {
  const { query } = catalogueListing.read(search);
  const words = catalogueTitle(query, facets).replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  expect(words).toBe(title);
  expect(isIndexable(query)).toBe(indexable);
});
