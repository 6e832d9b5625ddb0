import { expect, test } from 'vitest';
import { anyCase, phoneDigits } from './search-pattern.ts';

test.each([
  ['Ольга', 'ольга', true],
  ['  каре ', 'Анна Каренина', true],
  ['канал 9', '«Канал\u00A09»', true],
  ['a.b', 'acb', false],
  ['50% (скидка)', 'где 50% (СКИДКА)?', true],
  ['\\d', '5', false],
  ['[а-я]', 'б', false],
  ['ß', 'ß', true],
])('«%s» in «%s»: %s', (text, where, expected) => {
  expect(new RegExp(anyCase(text), 'u').test(where)).toBe(expected);
});

test.each([
  ['8 (921) 555-01-02', '9215550102'],
  ['+7 921 555', '921555'],
  ['89215550102', '9215550102'],
  ['555-01', '55501'],
  ['812', '812'],
  ['8 (812)', '812'],
  ['12', null],
  ['дом 812', null],
])('«%s» as a phone is %s', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});
