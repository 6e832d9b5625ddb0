import { expect, test } from 'vitest';
import { pinWords, placeWords } from './place-words.ts';

const found = { count: 186, priceFrom: 1_065_000_000 };

test('a place and its pin say how many flats there are and from which price', () => {
  expect(placeWords(found).replaceAll('\u00a0', ' ')).toBe('186 квартир, от 10,7 млн ₽');
  expect(pinWords(found).replaceAll('\u00a0', ' ')).toBe('186 · от 10,7 млн');
});
