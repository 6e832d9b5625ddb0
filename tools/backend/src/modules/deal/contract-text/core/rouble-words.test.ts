import { expect, test } from 'vitest';
import { numberWords, roubleWords } from './rouble-words.ts';

test.each([
  [0, 'ноль'],
  [1, 'один'],
  [11, 'одиннадцать'],
  [20, 'двадцать'],
  [100, 'сто'],
  [342, 'триста сорок два'],
  [1000, 'одна тысяча'],
  [2012, 'две тысячи двенадцать'],
  [21_005, 'двадцать одна тысяча пять'],
  [1_000_000, 'один миллион'],
  [31_518_000, 'тридцать один миллион пятьсот восемнадцать тысяч'],
  [2_000_000_001, 'два миллиарда один'],
])('%i is «%s»', (value, words) => {
  expect(numberWords(value)).toBe(words);
});

test.each([-1, 0.5, 1e12])('%d has no words', (value) => {
  expect(() => numberWords(value)).toThrow(RangeError);
});

test.each([
  [100, '1 (один) рубль'],
  [2_200, '22 (двадцать два) рубля'],
  [1_234_501, '12\u00a0345 (двенадцать тысяч триста сорок пять) рублей 01 копейка'],
])('%i kopecks are «%s»', (kopecks, words) => {
  expect(roubleWords(kopecks)).toBe(words);
});
