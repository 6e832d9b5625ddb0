import { expect, test } from 'vitest';
import { catalogueListing } from '../../../../store/apartments/filter-url.ts';
import { catalogueTitle, isIndexable } from './catalogue-title.server.ts';
import { facets } from '../catalogue.fixture.ts';

const titleOf = (search: string) => catalogueTitle(catalogueListing.read(search).query, facets);
const plain = (words: string) => words.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

test.each([
  ['', 'Квартиры', true],
  ['?page=3', 'Квартиры', true],
  ['?view=map&sort=price', 'Квартиры', true],
  ['?complex=kanal', 'Квартиры в ЖК «Канал 9»', true],
  ['?rooms=2', 'Двухкомнатные квартиры', true],
  ['?rooms=studio', 'Квартиры-студии', true],
  ['?rooms=1,2', 'Однокомнатные и двухкомнатные квартиры', false],
  ['?complex=kanal&rooms=2', 'Двухкомнатные квартиры в ЖК «Канал 9»', false],
  ['?complex=kanal,sosny', 'Квартиры в ЖК «Канал 9» и «Сосны»', false],
  ['?complex=kanal&building=korpus-2', 'Квартиры в корпусе 2 ЖК «Канал 9»', false],
  ['?priceTo=14000000', 'Квартиры до 14 млн ₽', false],
  [
    '?rooms=2&priceTo=12000000&options=balcony',
    'Двухкомнатные квартиры до 12 млн ₽ с балконом',
    false,
  ],
  // Too many filters, or what no title says: its rooms and complexes alone.
  [
    '?complex=kanal&rooms=2&priceTo=12000000&options=balcony',
    'Двухкомнатные квартиры в ЖК «Канал 9»',
    false,
  ],
  ['?complex=nobody-knows&rooms=2', 'Двухкомнатные квартиры', false],
  ['?complex=kanal&number=12', 'Квартиры в ЖК «Канал 9»', false],
  ['?rooms=1,4&complex=kanal', 'Квартиры в ЖК «Канал 9»', false],
  ['?rooms=1,4&priceTo=9000000&plan=e2-48', 'Квартиры', false],
  ['?commute=30&work=59.93,30.33', 'Квартиры в 30 минутах на машине от работы', false],
] as const)('%s has the title «%s»; search engines may keep it: %s', (search, title, indexable) => {
  expect(plain(titleOf(search))).toBe(title);
  expect(isIndexable(catalogueListing.read(search).query)).toBe(indexable);
});

test('no line of a title ends after a short word, or within a number or a sum', () => {
  const title = titleOf('?rooms=2&priceTo=12345678&floorNot=first').replaceAll('\u00a0', '_');
  expect(title).toBe('Двухкомнатные квартиры по_цене до_12_345_678_₽, не_на_первом этаже');
  expect(titleOf('?complex=kanal')).toBe('Квартиры в\u00a0ЖК\u00a0«Канал 9»');
});
