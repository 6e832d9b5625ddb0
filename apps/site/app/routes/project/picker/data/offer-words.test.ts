import { expect, it } from 'vitest';
import { areaWords, offerName, priceWords } from './offer-words.ts';

const offer = { total: 6, count: 3, areaFrom: 30, areaTo: 75.6, priceFrom: 1_290_000_000 };
const none = { total: 6, count: 0, areaFrom: null, areaTo: null, priceFrom: null };
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

it.each([
  [offerName('Этаж 7', offer, true), 'Этаж 7: 3 квартиры из 6, от 12,9 млн ₽'],
  [offerName('Корпус 2', offer, false), 'Корпус 2: 3 квартиры, от 12,9 млн ₽'],
  [offerName('Этаж 2', none, true), 'Этаж 2: подходящих квартир нет'],
  [areaWords(offer), '30–75,6'],
  [areaWords({ ...offer, areaTo: 30 }), '30'],
  [areaWords(none), '—'],
  [priceWords(offer), 'от 12,9'],
  [priceWords(none), '—'],
])('«%s»', (words, expected) => {
  expect(plain(words)).toBe(expected);
});
