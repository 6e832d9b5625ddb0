import { expect, it } from 'vitest';
import { floorWords } from './floor-words.ts';

it.each([
  [2, 1_290_000_000, '2 свободные квартиры от 12,9 млн ₽'],
  [1, 900_000_000, '1 свободная квартира от 9 млн ₽'],
  [0, null, 'свободных квартир нет'],
])('%s flats from %s kopecks read «%s»', (free, priceFrom, words) => {
  expect(floorWords({ free, priceFrom }).replaceAll('\u00a0', ' ')).toBe(words);
});
