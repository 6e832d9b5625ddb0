import { expect, test } from 'vitest';
import { monthlyFromWords, monthlyWords } from './monthly-words.ts';

const plain = (words: string) => words.replace(/\s/g, ' ');

test.each([
  [7_194_600, 1_430_000_000, '71 946 ₽ в месяц, взнос 14,3 млн ₽'],
  [7_194_600, null, '71 946 ₽ в месяц'],
  // Own money of the filter pays the whole price.
  [0, 400_000_000, 'своих денег хватит, кредит не нужен'],
])('%d kopecks a month with %s down are «%s»', (payment, down, words) => {
  expect(plain(monthlyWords(payment, down))).toBe(words);
});

test('several begin with the cheapest; without a loan there is none', () => {
  expect(plain(monthlyFromWords(7_194_600, null))).toBe('от 71 946 ₽ в месяц');
  expect(plain(monthlyFromWords(0, 1))).toBe('своих денег хватит, кредит не нужен');
});
