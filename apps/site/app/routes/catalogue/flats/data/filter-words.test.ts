import { expect, test } from 'vitest';
import { catalogueListing } from '../../../../store/apartments/filter-url.ts';
import { facets } from '../catalogue.fixture.ts';
import { summaries } from './filter-words.ts';
import { keyName, liftWords } from './key-words.ts';

test.each([
  ['price', '', null],
  ['price', '?priceTo=14000000', 'до 14 млн ₽'],
  ['price', '?priceFrom=6300000&priceTo=14000000', '6,3–14 млн ₽'],
  ['payment', '?payTo=60000', 'до 60 000 ₽'],
  ['area', '?areaFrom=42&areaTo=70.5', '42–70,5 м²'],
  ['rooms', '?rooms=studio,4', 'Студия, 4+'],
  ['complex', '?complex=kanal,sosny', 'Канал 9, Сосны'],
  ['handover', '?handover=ready', 'дом сдан'],
  ['handover', '', null],
  ['floor', '?floorFrom=5&floorNot=last', 'от 5, Не последний'],
  ['floor', '', null],
  ['options', '?options=balcony,water', 'Балкон, Вид на воду'],
  ['light', '?light=morning,water', 'Солнце утром, Видно воду'],
  ['light', '?sunFrom=4&oppositeFrom=40', 'солнца от 4 ч, дом напротив от 40 м'],
  ['metro', '?metro=10', 'до 10 мин'],
  ['school', '?school=10', 'школа до 10 мин'],
  ['school', '?clinic=15&kindergarten=7', 'сад до 7 мин, поликлиника до 15 мин'],
] as const)('of %s in «%s» is said «%s»', (name, search, words) => {
  const text = summaries[name](catalogueListing.read(search).query, facets);
  expect(text?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '') ?? null).toBe(words);
});

test('a filter that this page does not know cannot be lifted', () => {
  expect(liftWords('colour')).toBeUndefined();
  expect(liftWords('toString')).toBeUndefined();
  expect(liftWords('priceTo')).toEqual({ key: 'priceTo', words: 'Без верхней границы цены' });
});

test.each([
  ['kitchenTo', 'Кухня до'],
  ['page', 'Страница'],
  ['colour', undefined],
  ['toString', undefined],
])('the key %s is called %s', (key, name) => expect(keyName(key)).toBe(name));
