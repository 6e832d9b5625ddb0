import { expect, test } from 'vitest';
import { nearbyWords, paidWords, pinWords, placeWords } from './place-words.ts';

const found = { count: 186, priceFrom: 1_065_000_000 };

test('a place and its pin say how many flats there are and from which price', () => {
  expect(placeWords(found).replaceAll('\u00a0', ' ')).toBe('186 квартир, от 10,7 млн ₽');
  expect(pinWords(found).replaceAll('\u00a0', ' ')).toBe('186 · от 10,7 млн');
});

test.each([
  [7_194_606, 429_870_000, 'от 71 946 ₽ в месяц, взнос 4,3 млн ₽'],
  [0, 1_065_000_000, 'своих денег хватит, кредит не нужен'],
])('a place says what its cheapest flat costs a month and at first', (month, down, words) => {
  const paid = paidWords({ paymentFrom: month, downPaymentFrom: down });
  expect(paid.replaceAll('\u00a0', ' ')).toBe(words);
});

test('a place says the nearest of each kind around it', () => {
  const place = (kind: 'school' | 'clinic', minutes: number) => ({
    ...{ vendor: 'kanal', kind, name: kind, minutes, demo: true },
    coordinate: [59.9, 30.3] as [number, number],
  });
  const words = nearbyWords([place('clinic', 10), place('school', 11), place('school', 7)]);
  expect(words.replaceAll('\u00a0', ' ')).toBe('Пешком: школа — 7 мин, поликлиника — 10 мин');
});
